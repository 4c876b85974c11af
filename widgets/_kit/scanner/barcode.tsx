import type { ReactNode } from 'react'
import { drawCode128 } from '#core/picking/code128.ts'

/** Modules that stay empty on both sides, or no scanner finds the first bar. */
const QUIET = 10
const HEIGHT = 40

/** A code as a scanner reads it, dark on light whatever the theme, with its text below. */
export function Barcode({
  code,
}: {
  /** Up to 80 characters of ASCII; nothing is shown of any other. */
  code: string
}): ReactNode {
  const drawn = drawCode128(code)
  if (!drawn) return null
  return (
    <span className="ostrov-barcode">
      <svg
        viewBox={`${-QUIET} 0 ${drawn.width + 2 * QUIET} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        shapeRendering="crispEdges"
        fill="currentColor"
      >
        {drawn.bars.map(({ x, width }) => (
          <rect key={x} x={x} y={0} width={width} height={HEIGHT} />
        ))}
      </svg>
      <code dir="ltr">{code}</code>
    </span>
  )
}
