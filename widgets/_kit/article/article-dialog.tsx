import type { ReactNode, RefObject } from 'react'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Article, type ArticleCall } from './article.tsx'

/** One of the site's own texts over the page, which keeps all that is typed in it. */
export const ArticleDialog = ({
  title,
  opener,
  onClose,
  ...of
}: {
  title: string
  call: ArticleCall
  /** Its own page, where it has one. */
  href?: string | undefined
  opener?: RefObject<HTMLElement | null>
  onClose: () => void
}): ReactNode => (
  <Dialog title={title} startsAt="title" onClose={onClose} {...(opener && { opener })}>
    <Article {...of} />
  </Dialog>
)
