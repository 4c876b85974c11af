import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { tDraft } from './draft-messages.ts'

/** A part of the panel that is loaded when it is first shown. `load` must be one and the same. */
export function LazyPart<M>({
  load,
  children,
}: {
  load: () => Promise<M>
  children: (part: M) => ReactNode
}): ReactNode {
  const { part, isMissing, retry } = useLazyModule(load, true)
  if (part) return children(part)
  return isMissing ? (
    <Note kind="error">
      {tDraft('partMissing')} <Button kind="quiet" label={words('retry')} onPress={retry} />
    </Note>
  ) : (
    <p className="ostrov-muted" aria-busy="true">
      {words('loading')}
    </p>
  )
}
