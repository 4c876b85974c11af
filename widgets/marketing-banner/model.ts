import type { ParamValues } from '#core/params/define-params.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { track } from '#core/tracking/track.ts'
import type { params } from './params.ts'

export function createBanner({ id, name, creative, slot, ...shown }: ParamValues<typeof params>) {
  const hasWords = [shown.title, shown.text, shown.action].some(Boolean)
  const href = isSafeLink(shown.href) ? shown.href : undefined
  const promotion = {
    promotion_id: id,
    ...(name && { promotion_name: name }),
    ...(creative && { creative_name: creative }),
    ...(slot && { creative_slot: slot }),
  }
  return {
    /** Where it leads; undefined where the param is no safe link. */
    href,
    /** What the picture is called: a link needs a name, which the words of a banner give it where there are any. */
    alt: shown.imageAlt || (hasWords ? '' : name || id),
    hasWords,
    noteSeen: () => track('view_promotion', promotion),
    noteChoice: () => track('select_promotion', promotion),
  }
}
