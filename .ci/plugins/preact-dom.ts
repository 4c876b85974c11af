import { options } from 'preact'
import { flushSync as flushRendering } from 'preact/compat'

/** Stands for `react-dom` on Preact. */
export * from 'preact/compat'

/** As React's own: what is rendered in it has also had its effects when it returns. */
export function flushSync<R>(callback: () => R): R {
  const schedule = options.requestAnimationFrame
  const due: (() => void)[] = []
  options.requestAnimationFrame = run => due.push(run)
  try {
    return flushRendering(callback)
  } finally {
    if (schedule) options.requestAnimationFrame = schedule
    else delete options.requestAnimationFrame
    for (const run of due) run()
  }
}
