import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useTheme } from 'storybook/theming'
import { fitFrame } from './fit-frame.ts'

/** A component as a visitor has it, in English and in the theme of the page around it, whole. */
export function LiveIsland(): ReactNode {
  const observer = useRef<ResizeObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    observer.current?.disconnect()
    observer.current = fitFrame(currentTarget)
  }
  return (
    <div className="docs-frame-place docs-live">
      <iframe
        className="docs-frame"
        title="Device and price, live"
        src={`iframe.html?id=buy-back-device-and-price--priced-english&viewMode=story&globals=theme:${useTheme().base}`}
        onLoad={follow}
      />
    </div>
  )
}
