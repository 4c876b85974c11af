import type { ReactNode } from 'react'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'

/** A cart with nothing in it, and the way to what could be; `isTold` where another text says that and why. */
export const Empty = ({ href, isTold }: { href: string; isTold: boolean }): ReactNode => (
  <div className="ostrov-cart-empty">
    {!isTold && <KeyedText as="p" value={t('empty')} />}
    {href && isSafeLink(href) && (
      <a className="ostrov-button" href={href}>
        {t('toGoods')}
      </a>
    )}
  </div>
)
