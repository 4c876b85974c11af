import type { ReactNode } from 'react'
import { isSafeLink } from '#core/safe-link.ts'
import { t } from './messages.ts'

/** The way to the cart: over the order, where that is enough and no tab of its own is wanted, so that nothing typed is lost. */
export const EditLink = ({
  href,
  onEdit,
  ...look
}: {
  href: string
  onEdit: ((link: HTMLAnchorElement) => void) | undefined
  className?: string
  'data-kind'?: string
}): ReactNode =>
  href &&
  isSafeLink(href) && (
    <a
      href={href}
      aria-haspopup={onEdit && 'dialog'}
      onClick={event => {
        if (!onEdit || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onEdit(event.currentTarget)
      }}
      {...look}
    >
      {t('edit')}
    </a>
  )
