import type { ReactNode } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Stepper } from '#kit/stepper/stepper.tsx'
import { t } from './messages.ts'
import type { PackagePart } from './package-part.ts'

export type More = typeof import('./more.tsx') | null

/** One product of the cart with all that goes with it. */
export function PackageItem({ more, ...part }: PackagePart & { more: More }): ReactNode {
  const { model, item } = part
  const { product_name: name, url, parent_id, quantity, max_quantity: most } = item
  return (
    <li className="ostrov-cart-package" data-beside={parent_id !== null || undefined}>
      <span className="ostrov-cart-picture">
        {item.image && <img src={item.image} alt="" width="96" height="96" />}
      </span>
      <div className="ostrov-cart-name">
        <h3>
          <a key={name} href={url !== null && isSafeLink(url) ? url : undefined}>
            {keepUnits(name)}
          </a>
        </h3>
        {more && <more.PriceChange item={item} />}
        <p className="ostrov-cart-most">
          {quantity >= most && <KeyedText value={t('most', { count: most })} />}
        </p>
      </div>
      <div className="ostrov-cart-count">
        <Stepper
          value={quantity}
          most={most}
          texts={{ label: t('quantity', { name }), fewer: t('fewer', { name }), more: t('more', { name }) }}
          onChange={wanted => model.setQuantity(item, wanted)}
          onNone={() => model.remove(item)}
        />
        <button
          type="button"
          className="ostrov-button"
          data-kind="quiet"
          aria-label={t('removeOne', { name })}
          onClick={() => model.remove(item)}
        >
          {t('remove')}
        </button>
      </div>
      <p className="ostrov-cart-sum">
        <KeyedText
          as="strong"
          value={
            item.bonus_buyout?.is_selected
              ? t('from', { price: showPrice(item.total) })
              : showPrice(item.total)
          }
        />
        {quantity > 1 && <KeyedText value={t('price', { price: showPrice(item.price) })} />}
      </p>
      <div className="ostrov-cart-extras">{more && <more.ItemExtras {...part} />}</div>
    </li>
  )
}
