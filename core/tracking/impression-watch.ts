import { report } from '#core/report.ts'

/** How long something has to be looked at. */
const LOOK = 1000

/** Whatever the page's IntersectionObserver can observe; core knows nothing else of it. */
type Target = object

interface Sight {
  target: Target
  isIntersecting: boolean
  intersectionRatio: number
  boundingClientRect: { height: number }
}
interface Observer {
  observe: (target: Target) => void
  unobserve: (target: Target) => void
}
type ObserverClass = new (
  onChange: (sights: readonly Sight[]) => void,
  options: { threshold: readonly number[]; rootMargin?: string },
) => Observer

interface Watched {
  onSeen: () => void
  height: number
  isHalfVisible: boolean
  coversMiddle: boolean
  timer?: ReturnType<typeof setTimeout> | undefined
}

export interface ImpressionWatch {
  /** Calls once, when half of the target has been visible for a second. One watch per target; returns its end. */
  watch: (target: Target, onSeen: () => void) => () => void
  /** In a hidden tab nothing is looked at: the seconds under way end, and start anew when it is shown again. */
  setHidden: (isHidden: boolean) => void
}

/** Finds out what visitors look at, by the page's IntersectionObserver; where there is none, nothing is ever seen. */
export function createImpressionWatch(): ImpressionWatch {
  const watched = new Map<Target, Watched>()
  let isHidden = false

  const end = (target: Target): void => {
    clearTimeout(watched.get(target)?.timer)
    watched.delete(target)
    for (const observer of observers) observer.unobserve(target)
  }
  const judge = (target: Target, one: Watched): void =>
    lookAt(one, !isHidden && isInView(one), () => end(target))
  const note = ({ target, boundingClientRect }: Sight, seen: Partial<Watched>): void => {
    const one = watched.get(target)
    if (one) judge(target, Object.assign(one, seen, { height: boundingClientRect.height }))
  }
  const observers = createObservers(
    sight => note(sight, { isHalfVisible: sight.intersectionRatio >= 0.5 }),
    sight => note(sight, { coversMiddle: sight.isIntersecting }),
  )

  return {
    watch(target, onSeen) {
      if (watched.has(target)) end(target)
      watched.set(target, { onSeen, height: 0, isHalfVisible: false, coversMiddle: false })
      for (const observer of observers) observer.observe(target)
      return () => {
        if (watched.get(target)?.onSeen === onSeen) end(target)
      }
    },
    setHidden(next) {
      isHidden = next
      for (const [target, one] of watched) judge(target, one)
    },
  }
}

/** Looks on, or begins anew the next time; after a second in view the target was seen. */
function lookAt(one: Watched, isInSight: boolean, onEnd: () => void): void {
  if (isInSight) {
    one.timer ??= setTimeout(() => {
      onEnd()
      callSafely(one.onSeen)
    }, LOOK)
    return
  }
  clearTimeout(one.timer)
  one.timer = undefined
}

/**
 * What is more than twice as tall as the viewport never shows half of itself. It fills half the viewport exactly when
 * it reaches over the viewport's middle, which is what the second observer's margins leave of it.
 */
function createObservers(onHalf: (sight: Sight) => void, onMiddle: (sight: Sight) => void): Observer[] {
  const { IntersectionObserver: Native } = globalThis as unknown as { IntersectionObserver?: ObserverClass }
  if (!Native) return []
  return [
    new Native(sights => sights.forEach(onHalf), { threshold: [0.5] }),
    new Native(sights => sights.forEach(onMiddle), { threshold: [0], rootMargin: '-50% 0px' }),
  ]
}

const isInView = ({ height, isHalfVisible, coversMiddle }: Watched): boolean =>
  height > 2 * globalThis.innerHeight ? coversMiddle : isHalfVisible

function callSafely(onSeen: () => void): void {
  try {
    onSeen()
  } catch (thrown) {
    report('An impression was not tracked.', thrown)
  }
}
