export interface Probe {
  /** Called by each island when it answers. */
  mark: () => void
  /** When the last one did, in milliseconds since the navigation began. */
  done: Promise<number>
  /** Tasks of more than 50 ms so far. */
  longTasks: () => number[]
}

/** Runs in the page before its own scripts; `count` islands are awaited. */
export function installProbe(count: number): void {
  const durations: number[] = []
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) durations.push(duration)
  }
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
      return durations
    },
  }
}
