import { type ReactNode, useEffect, useRef } from 'react'
import type { Product } from '#core/api/content/products.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { hearPress } from '#kit/link/link-press-props.ts'
import { t } from './messages.ts'

/** One product: its picture, its name that leads to it, and its price. */
export function ProductPreview({
  product,
  watch,
  onChoice,
}: {
  product: Product
  /** Follows the preview as long as it stands here. */
  watch: (element: Element) => () => void
  onChoice: () => void
}): ReactNode {
  const box = useRef<HTMLLIElement>(null)
  const watching = useRef(watch)
  const { long_name: name, url, image, image_alt: alt } = product
  useEffect(() => (box.current ? watching.current(box.current) : undefined), [])

  return (
    <li ref={box} className="ostrov-last-visited-product">
      <span className="ostrov-last-visited-picture">
        {/* What the name beside it says needn't be said twice. */}
        {image && <img src={image} alt={alt === name ? '' : (alt ?? '')} width="240" height="240" />}
      </span>
      <a key={name} href={isSafeLink(url) ? url : undefined} {...hearPress(onChoice)}>
        {keepUnits(name)}
      </a>
      <Price product={product} />
    </li>
  )
}

function Price({ product: { price, common_price: common } }: { product: Product }): ReactNode {
  return (
    <p className="ostrov-last-visited-price">
      {price !== null && (
        <>
          <span className="ostrov-hidden">{t('price')} </span>
          <KeyedText as="strong" value={showPrice(price)} />
        </>
      )}
      {price !== null && common !== null && common > price && (
        <>
          <span className="ostrov-hidden"> {t('commonPrice')} </span>
          <s>
            <KeyedText value={showPrice(common)} />
          </s>
        </>
      )}
    </p>
  )
}

/** The shape of a product to come, as high as one. */
export const ProductShape = (): ReactNode => (
  <span className="ostrov-last-visited-product" data-shape="">
    <span className="ostrov-last-visited-picture ostrov-skeleton" />
    <span className="ostrov-last-visited-name ostrov-skeleton" />
    <span className="ostrov-last-visited-price ostrov-skeleton" />
  </span>
)
