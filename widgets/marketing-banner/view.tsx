import { type ReactNode, useEffect, useRef, useState } from 'react'
import { report } from '#core/report.ts'
import type { Island } from '#core/widget.ts'
import { hearPress } from '#kit/link/link-press-props.ts'
import { observeImpression } from '#kit/tracking/observe-impression.ts'
import { createBanner } from './model.ts'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

/** One link with a picture and words, whose views and clicks are counted. */
export function View({ params }: OwnIsland): ReactNode {
  const { image, imageWidth, imageHeight, title, text, action, layout } = params
  const [model] = useState(() => createBanner(params))
  const banner = useRef<HTMLAnchorElement>(null)
  const { href, alt, hasWords } = model

  useEffect(() => (banner.current ? observeImpression(banner.current, model.noteSeen) : undefined), [model])
  useEffect(() => {
    if (!href) report('marketing-banner: the param href is neither a path of this site nor an https address.')
  }, [href])

  return (
    <a
      ref={banner}
      className="ostrov-marketing-banner"
      data-layout={layout}
      href={href}
      {...hearPress(model.noteChoice)}
    >
      {image ? (
        <img src={image} alt={alt} width={imageWidth || undefined} height={imageHeight || undefined} />
      ) : (
        !hasWords && <span className="ostrov-marketing-banner-title">{alt}</span>
      )}
      {hasWords && (
        <span className="ostrov-marketing-banner-words">
          {title && <strong className="ostrov-marketing-banner-title">{title}</strong>}
          {text && <span className="ostrov-marketing-banner-text">{text}</span>}
          {action && <span className="ostrov-button">{action}</span>}
        </span>
      )}
    </a>
  )
}
