import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { STORY_FINISHED } from 'storybook/internal/core-events'
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
  const [up, setUp] = useState<string>()
  const src = `iframe.html?id=buy-back-device-and-price--priced-english&viewMode=story&globals=theme:${useTheme().base}`
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void => {
    for (const [name, value] of tokens) frame.contentDocument?.body.style.setProperty(name, value)
    frame.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__?.on(STORY_FINISHED, () => {
      // Until then its height is that of what is on its way.
      observer.current?.disconnect()
      observer.current = fitFrame(frame)
      setUp(src)
    })
  }
  return (
    <div className="docs-frame-place docs-live" aria-busy={up !== src}>
      {up !== src && <p className="docs-frame-wait">{title} is loading …</p>}
      <iframe className="docs-frame" title={title} src={src} onLoad={follow} />
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
