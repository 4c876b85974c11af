import { report } from './report.ts'

const BUDGET = 8

let jobs: (() => void)[] = []
let end = 0

/** Does small jobs in their order, and lets the page breathe after every 8 ms of them. */
export async function enqueue(job: () => void): Promise<void> {
  // Whoever came first does the others' too.
  if (jobs.push(job) !== 1) return
  for (const next of jobs) {
    const start = performance.now()
    if (start > end) {
      // Safari has no scheduler yet.
      await (window.scheduler?.yield?.() ?? new Promise(done => setTimeout(done)))
      end = performance.now()
      // A page so huge that it is slow to paint gets no smoother from breathing often, it only paints more often.
      end += Math.max(BUDGET, (end - start) / 2)
    }
    // What a job throws is caught, and the others go on.
    new Promise(next).catch(report)
  }
  jobs = []
}
