type Tracking = typeof import('#core/tracking/track.ts')

let tracking: Tracking | undefined

/** Brings what measures, once for the page. */
export const bringTracking = () =>
  import('#core/tracking/track.ts').then(part => {
    tracking = part
    return part
  })

/**
 * Tells analytics once what measures has come: it is loaded when there is something to measure.
 * From then on it is told at once, as a click that leaves the page must be.
 */
export const trackLater: Tracking['track'] = (event, params) => {
  if (tracking) tracking.track(event, params)
  // A page that can't measure works all the same.
  else
    bringTracking().then(
      part => part.track(event, params),
      () => {},
    )
}
