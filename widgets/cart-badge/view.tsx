import { useSignals } from '@preact/signals-react/runtime'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { BREAKPOINTS } from '#core/breakpoints.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { report } from '#core/report.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createCartBadge } from './model.ts'
import type { params } from './params.ts'

type OwnParams = ParamValues<typeof params>

/** More than fits into the badge; its name tells the whole number. */
const MOST_SHOWN = 99

/** The way to the cart with the number of products in it. */
export function View({ params }: { params: OwnParams }): ReactNode {
  useSignals()
  const { href, showLabel } = params
  const { count, isStale } = useModel(createCartBadge)
  const shown = count.value
  const isLink = isSafeLink(href)
  const isDoubtful = shown !== null && isStale.value
  const name = shown === null ? t('label') : t('name', { count: shown })

  useEffect(() => {
    if (!isLink) report('cart-badge: the param href is neither a path of this site nor an https address.')
  }, [isLink])

  return (
    <a
      className="ostrov-cart-badge"
      href={isLink ? href : undefined}
      data-stale={isDoubtful || undefined}
      onClick={event => {
        if (params.checkoutUrl && isLink && isWide() && isPlain(event)) openCart(event, params)
      }}
    >
      <span className="ostrov-cart-badge-picture" aria-hidden="true">
        <CartIcon />
        {Boolean(shown) && (
          <KeyedText
            className="ostrov-cart-badge-count"
            value={Number(shown) > MOST_SHOWN ? `${MOST_SHOWN}+` : Number(shown)}
          />
        )}
      </span>
      {showLabel && <span aria-hidden="true">{t('label')}</span>}
      <KeyedText className="ostrov-hidden" value={isDoubtful ? `${name}, ${t('stale')}` : name} />
    </a>
  )
}

/** On a phone the cart is a page of its own. */
const isWide = (): boolean => innerWidth >= BREAKPOINTS.mobile

const isPlain = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !(ctrlKey || metaKey || shiftKey)

/** What opens it is loaded by who wants it; where it does not come, the link leads on. */
function openCart(event: MouseEvent<HTMLElement>, params: OwnParams): void {
  event.preventDefault()
  const opener = event.currentTarget
  import('./open-cart.ts').then(
    ({ openSmallCart }) => openSmallCart(params, opener),
    () => location.assign(params.href),
  )
}

const CartIcon = (): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path
      d="M2.5 3.5h2.7l2.6 11.3h10.4l2.6-8.3H6M9.3 19.2v.01M16.7 19.2v.01"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="9.3" cy="19.2" r="1.2" />
    <circle cx="16.7" cy="19.2" r="1.2" />
  </svg>
)
