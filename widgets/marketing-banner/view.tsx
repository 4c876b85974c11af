import { type ReactNode, useEffect, useRef } from 'react'
import { hearPress } from '../_kit/hear-press.ts'
import { observeImpression } from '../_kit/observe-impression.ts'
import { useModel } from '../_kit/use-model.ts'
import type { BannerIsland } from './island.ts'
import { createBanner } from './model.ts'

/** One link with a picture and words, whose views and clicks are counted. */
export function View({ params }: BannerIsland): ReactNode {
  const { image, imageWidth, imageHeight, title, text, action, layout } = params
  const model = useModel(() => createBanner(params))
  const banner = useRef<HTMLAnchorElement>(null)
  const { href, alt, hasWords } = model

  useEffect(() => (banner.current ? observeImpression(banner.current, model.noteSeen) : undefined), [model])

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
