import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { linkGuides } from './guides.ts'
import './docs-page.css'

/** A document of `docs/` as a page. */
export const Guide = ({ text }: { text: string }): ReactNode => <Markdown>{linkGuides(text)}</Markdown>
