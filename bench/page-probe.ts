export interface Probe {
  /** Called by each island when it answers. */
  mark: () => void
  /** When the last one did, in milliseconds since the navigation began. */
  done: Promise<number>
  /** Tasks of more than 50 ms since the page was read: what came before is the browser's own work. */
  longTasks: () => number[]
}

/** Runs in the page before its own scripts; `count` islands are awaited. */
export function installProbe(count: number): void {
  const tasks: PerformanceEntry[] = []
  const take = (entries: PerformanceEntryList) => tasks.push(...entries)
  const observer = new PerformanceObserver(list => take(list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  let left = count
  const { promise, resolve } = Promise.withResolvers<number>()
  window.bench = {
    mark() {
      left--
      if (left === 0) resolve(performance.now())
    },
    done: promise,
    longTasks() {
      take(observer.takeRecords())
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const start = page?.domInteractive ?? 0
      return tasks.filter(task => task.startTime + task.duration > start).map(({ duration }) => duration)
    },
  }
}
