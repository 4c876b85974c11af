import type { ReactNode } from 'react'
import { linkGuides } from './guides.ts'
import { PageText } from './page-text.tsx'

/** A document of `docs/` as a page. */
export const Guide = ({ text }: { text: string }): ReactNode => <PageText>{linkGuides(text)}</PageText>
