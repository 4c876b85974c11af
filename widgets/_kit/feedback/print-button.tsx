import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import { Button } from './button.tsx'

/** The page on paper, by the browser's own dialog; it is not on the paper itself. */
export const PrintButton = ({ kind = 'secondary' }: { kind?: 'secondary' | 'quiet' }): ReactNode => (
  <div className="ostrov-print">
    <Button kind={kind} label={words('print')} onPress={() => window.print()} />
  </div>
)
