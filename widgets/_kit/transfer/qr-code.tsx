import { type ReactNode, useMemo } from 'react'
import { drawQr, QUIET_ZONE } from './draw-qr.ts'

/** A code for a phone’s camera: dark on light whatever the page’s colours are. */
export function QrCode({
  text,
  label,
}: {
  /** What the camera reads; nothing is shown of one that no code can hold. */
  text: string
  /** What screen readers say in the picture’s place: its purpose, not its content. */
  label: string
}): ReactNode {
  const drawn = useMemo(() => drawQr(text), [text])
  if (!drawn) return null
  const whole = drawn.size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={whole} height={whole} fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </svg>
  )
}
