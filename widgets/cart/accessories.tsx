import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { announce } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './more-messages.ts'
import type { PackagePart } from './package-part.ts'

type Accessory = CartPackage['accessories'][number]

/** What goes well with a product, each to be put beside it at once. */
export function Accessories({ model, item }: PackagePart): ReactNode {
  useSignals()
  if (item.accessories.length === 0) return null
  const isBusy = model.isAdding.value
  const add = async (one: Accessory): Promise<void> => {
    if (isBusy) return
    model.noteAccessory(one)
    if (await model.addAccessory(item, one)) announce(t('added', { name: one.product_name }))
  }
  return (
    <details className="ostrov-cart-accessories">
      <summary>{t('accessories')}</summary>
      <ul>
        {item.accessories.map(one => (
          <li key={one.product_seo_name}>
            <span className="ostrov-cart-picture">
              {one.image && <img src={one.image} alt="" width="48" height="48" />}
            </span>
            <span>
              <a
                href={one.url !== null && isSafeLink(one.url) ? one.url : undefined}
                onClick={() => model.noteAccessory(one)}
              >
                {keepUnits(one.product_name)}
              </a>{' '}
              <KeyedText as="strong" value={showPrice(one.price)} />
            </span>
            <button
              type="button"
              className="ostrov-button"
              data-kind="secondary"
              aria-label={t('addOne', { name: one.product_name })}
              aria-disabled={isBusy || undefined}
              onClick={() => void add(one)}
            >
              {t('add')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
