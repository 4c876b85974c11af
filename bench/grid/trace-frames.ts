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

const nameThread = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`

/** The page's own: of all main threads of renderers the one that worked most. Who made no frame worked all the same. */
function findMainThread(events: readonly TraceEvent[]): string {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const sumWork = (thread: string): number =>
    events.reduce((sum, event) => sum + (nameThread(event) === thread ? (event.tdur ?? 0) : 0), 0)
  const [first] = mains
    .map(nameThread)
    .map(thread => ({ thread, work: sumWork(thread) }))
    .toSorted((a, b) => b.work - a.work)
  if (!first?.work) throw new Error('The trace has no work of a page: what was measured was not traced.')
  return first.thread
}

function sumFrames(events: readonly TraceEvent[]): Traced {
  const main = findMainThread(events)
  const own = events.filter(event => nameThread(event) === main).toSorted((a, b) => a.ts - b.ts)
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
