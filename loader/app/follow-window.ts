import { tellForeignLoader } from './own-loader.ts'
import { readConsent } from './page-source.ts'

let isFollowing = false

/** Does for an app what the loader does for its islands, once it shows its first component. */
export function followWindow(): void {
  if (isFollowing) return
  isFollowing = true
  addEventListener('ostrov:consent', readConsent)
  followReturns()
  if (document.readyState === 'complete') tellForeignLoader()
  else addEventListener('load', tellForeignLoader, { once: true })
}

/** Says that the page came back from the browser's memory, unless the loader has said it already. */
function followReturns(): void {
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
