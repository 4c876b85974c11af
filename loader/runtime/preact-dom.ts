import { options } from 'preact'
import { flushSync as flushRendering } from 'preact/compat'

/**
 * Stands for what is used of `react-dom` on Preact. As in React's own, what is rendered in it has also had its effects
 * when it returns.
 */
export function flushSync<R>(callback: () => R): R {
  const schedule = options.requestAnimationFrame
  const due: (() => void)[] = []
  options.requestAnimationFrame = run => due.push(run)
  try {
    return flushRendering(callback)
  } finally {
    // An object that lost a key is a slow one, and Preact asks this one all the time.
    Object.assign(options, { requestAnimationFrame: schedule })
    for (const run of due) run()
  }
}
