import type { ReactNode } from 'react'
import { dpdMap } from '#core/api/content/articles.ts'
import { Article } from '#kit/article/article.tsx'

/** Apart from the view, so that its call is loaded with it. */
export const HelpText = (): ReactNode => <Article call={dpdMap} />
