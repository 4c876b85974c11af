import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { announce } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'
import type { PackagePart } from './package-part.ts'

/** What goes well with a product, each to be put beside it at once. */
export function Accessories({ model, item }: PackagePart): ReactNode {
  useSignals()
  if (item.accessories.length === 0) return null
  const isBusy = model.isAdding.value
  const add = async (product: string, name: string): Promise<void> => {
    if (!isBusy && (await model.addAccessory(item, product))) announce(t('added', { name }))
  }
  return (
    <details className="ostrov-cart-accessories">
      <summary>{t('accessories')}</summary>
      <ul>
        {item.accessories.map(({ product_seo_name: product, product_name: name, price, image }) => (
          <li key={product}>
            <span className="ostrov-cart-picture">
              {image && <img src={image} alt="" width="48" height="48" />}
            </span>
            <span>
              {name} <KeyedText as="strong" value={showPrice(price)} />
            </span>
            <button
              type="button"
              className="ostrov-button"
              data-kind="secondary"
              aria-label={t('addOne', { name })}
              aria-disabled={isBusy || undefined}
              onClick={() => void add(product, name)}
            >
              {t('add')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
