import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useTheme } from 'storybook/theming'
import { fitFrame } from './fit-frame.ts'

type Tokens = readonly (readonly [name: string, value: string])[]

/** A component as a visitor has it, in English and in the theme of the page around it, whole. */
export function LiveIsland({
  title = 'Device and price, live',
  tokens = [],
}: {
  title?: string
  /** What its page sets on `body`. */
  tokens?: Tokens
}): ReactNode {
  const observer = useRef<ResizeObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    for (const [name, value] of tokens) currentTarget.contentDocument?.body.style.setProperty(name, value)
    observer.current?.disconnect()
    observer.current = fitFrame(currentTarget)
  }
  return (
    <div className="docs-frame-place docs-live">
      <iframe
        className="docs-frame"
        title={title}
        src={`iframe.html?id=buy-back-device-and-price--priced-english&viewMode=story&globals=theme:${useTheme().base}`}
        onLoad={follow}
      />
    </div>
  )
}

/** The same island with the tokens that a piece of CSS sets beside one without. */
export function ThemedIslands({ css }: { css: string }): ReactNode {
  const tokens = [...css.matchAll(/^ {2}(--ostrov-[\w-]+): (.+);$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  return (
    <div className="docs-pair">
      <figure>
        <figcaption>As it comes</figcaption>
        <LiveIsland />
      </figure>
      <figure>
        <figcaption>With these tokens</figcaption>
        <LiveIsland title="Device and price, live, with these tokens" tokens={tokens} />
      </figure>
    </div>
  )
}
