import type { ReactNode } from 'react'
import { keepUnits } from '#core/intl/keep-units.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { LineCount, LineMost, LinePrice, LineRemoval, LineSum } from '#kit/cart/line-parts.tsx'
import type { PackagePart } from './package-part.ts'

export type More = typeof import('./more.tsx') | null

/** One product of the cart with all that goes with it. */
export function PackageItem({ more, ...part }: PackagePart & { more: More }): ReactNode {
  const { model, item } = part
  const { product_name: name, url, parent_id } = item
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
          <LineMost one={item} />
        </p>
      </div>
      <div className="ostrov-cart-count">
        <LineCount model={model} one={item} />
        <LineRemoval model={model} one={item} />
      </div>
      <p className="ostrov-cart-sum">
        <LineSum one={item} />
        {item.quantity > 1 && <LinePrice one={item} />}
      </p>
      <div className="ostrov-cart-extras">{more && <more.ItemExtras {...part} />}</div>
    </li>
  )
}
