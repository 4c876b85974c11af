import { flushSync } from 'react-dom'

/** So many new rows are drawn in a frame at most, on the fastest machine. */
const MOST = 16
/** In milliseconds, of a frame's 16.7: so long it may take, with its new rows, until it is painted. */
const BUDGET = 12

/** How many new rows a frame has time for, learned from how long the frames before took. */
export class RowPace {
  /** So many new ones a frame. */
  few = MOST
  /** So many have come since the last paint. */
  came = 0
  /** What is drawn now has a frame of its own. */
  isDue = false
  #asked = 0
  #frame = -1
  #began = 0

  /** Says that so many new rows were drawn, from `began` until now; the first ones of all are drawn while nobody scrolls. */
  note(count: number, began: number, isFirst: boolean): void {
    const frame = readFrame()
    if (count > 0 && this.came === 0) {
      this.#began = began
      if (this.isDue) this.#awaitPaint(true)
      // What a key drew comes before its frame, and the wait for that is no work.
      else requestAnimationFrame(() => this.#awaitPaint(!isFirst && readFrame() === frame))
    }
    this.#frame = frame
    this.came += count
    this.isDue = false
  }

  /** Calls `draw` in the next frame that nothing was drawn in. */
  ask(draw: () => void, isFirst: boolean): void {
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0
      // A frame that began by a scroll has drawn already; first rows that came between two frames are shown by this one.
      if (isFirst || this.#frame === readFrame()) return this.ask(draw, false)
      this.isDue = true
      // A runtime that puts it off would draw after the paint that is measured.
      flushSync(draw)
    })
  }

  /** A message is read once the frame that sent it is painted; a port that stayed open would stay for good. */
  #awaitPaint(isMeasured: boolean): void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      const { came, few } = this
      this.came = 0
      const took = performance.now() - this.#began
      // A frame that had fewer rows than it might have says nothing, unless even these were too much.
      if (isMeasured && (came >= few || took > BUDGET))
        this.few = Math.max(1, Math.min(MOST, 2 * few, Math.floor((came * BUDGET) / took)))
    }
    port2.postMessage(null)
  }
}

/** The same for all that happens until the next frame. */
const readFrame = (): number => Number(document.timeline.currentTime)
