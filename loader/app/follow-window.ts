import { reportForeignLoader } from './own-loader.ts'
import { readConsent } from './page-source.ts'

let isFollowing = false

/** Does for an app what the loader does for its islands, once it shows its first component. */
export function followWindow(): void {
  if (isFollowing) return
  isFollowing = true
  addEventListener('ostrov:consent', readConsent)
  announceRestores()
  if (document.readyState === 'complete') reportForeignLoader()
  else addEventListener('load', reportForeignLoader, { once: true })
}

/** Says that the page came back from the bfcache, unless the loader has said it already. */
function announceRestores(): void {
  let isSaid = false
  addEventListener('ostrov:restored', () => {
    isSaid = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setTimeout(() => {
      if (!isSaid) dispatchEvent(new CustomEvent('ostrov:restored'))
      isSaid = false
    })
  })
}
