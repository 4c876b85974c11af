import { report } from '../../core/report.ts'
import { track } from '../../core/tracking/track.ts'
import { isLink } from '../_kit/is-link.ts'
import type { BannerParams } from './island.ts'

export interface BannerModel {
  /** Where it leads; undefined where the param is no address to be linked. */
  href: string | undefined
  /** What the picture is called: a link needs a name, which the words of a banner give it where there are any. */
  alt: string
  hasWords: boolean
  noteSeen: () => void
  noteChoice: () => void
  start: () => void
}

export function createBanner({ id, name, creative, slot, ...shown }: BannerParams): BannerModel {
  const hasWords = [shown.title, shown.text, shown.action].some(Boolean)
  const href = isLink(shown.href) ? shown.href : undefined
  const promotion = {
    promotion_id: id,
    ...(name && { promotion_name: name }),
    ...(creative && { creative_name: creative }),
    ...(slot && { creative_slot: slot }),
  }
  return {
    href,
    alt: shown.imageAlt || (hasWords ? '' : name || id),
    hasWords,
    noteSeen: () => track('view_promotion', promotion),
    noteChoice: () => track('select_promotion', promotion),
    start() {
      if (!href)
        report('marketing-banner: the param href is neither a path of this site nor an https address.')
    },
  }
}
