import type { ParamValues } from '#core/params/define-params.ts'
import { navigation } from '#kit/link/navigation.ts'
import type { params } from './params.ts'

const PLACE = 'ostrov-small-cart'

/**
 * Puts the small cart onto the page, open; the loader brings it to life like any other component, and it takes itself
 * away when it is closed. Where it does not come, its page is gone to.
 */
export function openSmallCart({ href, checkoutUrl }: ParamValues<typeof params>, opener: HTMLElement): void {
  const former = document.getElementById(PLACE)
  // One that is closed takes itself away a moment later, and who opens it meanwhile must not press in vain.
  if (former && !former.querySelector('dialog:not([open])')) return
  former?.remove()
  // Safari gives a link that is clicked no focus, and the focus goes back to where it was.
  opener.focus()
  const place = document.createElement('div')
  place.id = PLACE
  place.dataset.component = 'sub-cart'
  place.dataset.params = JSON.stringify({ layout: 'open', cartUrl: href, checkoutUrl })
  place.addEventListener('ostrov:failed', () => navigation.goTo(new URL(href, location.href).href))
  document.body.append(place)
}
