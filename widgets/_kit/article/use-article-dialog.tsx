import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import type { ArticleCall } from './article.tsx'

const loadDialog = () => import('./article-dialog.tsx')

/**
 * Opens one of the site's own texts over the page: for a button, or for a link to the text's page, which works on where a
 * new tab is wanted or the dialog did not come. The dialog stands apart from its opener, which may be within a label.
 */
export function useArticleDialog(of: { call: ArticleCall; title: string; href?: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const { part, isMissing, retry } = useLazyModule(loadDialog, isOpen)
  const opener = useRef<HTMLElement | null>(null)
  const open = (event?: MouseEvent<HTMLElement>): void => {
    if (event?.ctrlKey || event?.metaKey || event?.shiftKey || (isMissing && of.href)) return
    event?.preventDefault()
    opener.current = event?.currentTarget ?? null
    if (isMissing) retry()
    setOpen(true)
  }
  const dialog: ReactNode = isOpen && part && (
    <part.ArticleDialog {...of} opener={opener} onClose={() => setOpen(false)} />
  )
  return { open, dialog, isBusy: isOpen && !part && !isMissing }
}
