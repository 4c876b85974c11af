import type { CDPSession } from 'playwright'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Of the thread itself, in microseconds: what other work of the machine takes does not count. */
  tdur?: number
  args?: { name?: string }
}

const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata']

interface Traced {
  /** What the main thread worked for each frame. */
  frames: number[]
  longestTask: number
}

/** What the main thread of the page did while `run` ran, in milliseconds. */
export async function traceFrames(cdp: CDPSession, run: () => Promise<void>): Promise<Traced> {
  const events: TraceEvent[] = []
  const take = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', take)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await run()
  const done = new Promise<void>(resolve => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await done
  cdp.off('Tracing.dataCollected', take)
  return sumFrames(events)
}

/** Where the main thread is done with a frame; its task began before and counts to it. */
const isFrameEnd = ({ name, ph }: TraceEvent): boolean => name === 'AnimationFrame' && ph === 'e'

function sumFrames(events: readonly TraceEvent[]): Traced {
  const counts = Map.groupBy(events.filter(isFrameEnd), ({ pid, tid }) => `${pid}:${tid}`)
  // The page's own renderer makes the most frames.
  const [main = ''] = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([thread]) => thread)
  const own = events.filter(({ pid, tid }) => `${pid}:${tid}` === main).toSorted((a, b) => a.ts - b.ts)
  const frames: number[] = []
  let longestTask = 0
  let work = 0
  for (const event of own) {
    const { name, tdur = 0 } = event
    if (name.endsWith('RunTask')) {
      work += tdur / 1000
      longestTask = Math.max(longestTask, tdur / 1000)
    }
    if (!isFrameEnd(event)) continue
    frames.push(work)
    work = 0
  }
  return { frames, longestTask }
}
