import { report } from './report.ts'

const BUDGET = 8

let queue: Promise<void> = Promise.resolve()
let end = 0

/** Does small jobs in their order, and lets the page breathe after every 8 ms of them. */
export function enqueue(job: () => void): void {
  queue = queue
    .then(async () => {
      const start = performance.now()
      if (start > end) {
        // Safari has no scheduler yet.
        await (window.scheduler?.yield?.() ?? new Promise(done => setTimeout(done)))
        end = performance.now()
        // A page so huge that it is slow to paint gets no smoother from breathing often, it only paints more often.
        end += Math.max(BUDGET, (end - start) / 2)
      }
      job()
    })
    .catch(report)
}
