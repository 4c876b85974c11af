import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Choice } from '../api/choice.ts'
import type { Flow, Replayed, Selection } from '../api/device.ts'
import { type FailureError, toFailure } from '../api/failure.ts'
import type { CallOptions } from '../api/http.ts'
import { getGiven } from '../given.ts'
import { report } from '../report.ts'
import { createDeviceChoices } from './device-choices.ts'
import type { Resource } from './resource.ts'
import { chooseStep, NOTHING_CHOSEN, readOffered, STEPS, type Step } from './selection.ts'
import { takeGiven } from './take-given.ts'

/** What a flow does with the device that is being chosen. */
export interface DeviceFlow<A extends Replayed> {
  name: Flow
  readReplay: (search: URLSearchParams, code: string | undefined, options: CallOptions) => Promise<A>
  /** Lets go of all that hung on the former device. */
  reset: () => void
  /** Stops what else speaks for the former device. */
  interrupt?: () => void
  /** Goes on with a colour that was brought with this answer. */
  take: (answer: A, color: string, signal: AbortSignal) => void
  /** Whether an answer brings all that goes on with its colour; where it may not, nothing is shown ahead of the start. */
  isWhole?: (answer: A) => boolean
  /** Goes on with a step that the visitor chose. */
  follow: (step: Step, value: string, signal: AbortSignal) => void
}

/** Choosing a device step by step: what the buy-back and the service have in common. */
export interface DeviceCascade<A extends Replayed> {
  selection: ReadonlySignal<Selection>
  choices: Readonly<Record<Step, Resource<Choice[]>>>
  isReplaying: ReadonlySignal<boolean>
  /** Why the device of an address could not be read; until it is, or another one is chosen. */
  replayFailure: ReadonlySignal<FailureError | null>
  /** Shows what came with the page, before the first rendering; the start goes on with it and asks nobody. */
  showGiven: (search: URLSearchParams, code?: string, type?: string) => void
  /** Replays an address or a device code; without either it starts from the types. */
  start: (search: URLSearchParams, code?: string, type?: string) => Promise<void>
  choose: (step: Step, value: string) => void
  /** Turns to the device of an answer that was read in another way, with the signal of that. */
  bring: (answer: A, signal: AbortSignal) => void
  /** Silences all that was asked for before: one call at a time speaks for the selection. */
  restart: () => AbortSignal
  /** Asks for the lists that the selection leads to. */
  askChoices: () => void
  /** Reads anew the list that is to be chosen from. */
  reloadOpenStep: () => void
  /** Whether an island of this page shows the selection. */
  isShown: ReadonlySignal<boolean>
  /**
   * One more island shows the selection: it joins the others, or goes on where the last one left, with all that was
   * chosen. False where there is nothing to go on with: the page has gone elsewhere since, or this island is to start
   * with another device or type.
   */
  enter: (goOn: (color: string | null, signal: AbortSignal) => void, code?: string, type?: string) => boolean
  /** One island less; with the last one all that is under way stops. */
  leave: () => void
  /** For tests and stories: as on a new page, there is nothing to go on with. */
  forget: () => void
}

export function createDeviceCascade<A extends Replayed>(flow: DeviceFlow<A>): DeviceCascade<A> {
  const selection = signal<Selection>(NOTHING_CHOSEN)
  const isReplaying = signal(false)
  const replayFailure = signal<FailureError | null>(null)
  const choices = createDeviceChoices(flow.name)
  const shown = signal(0)
  let running = new AbortController()
  /** The page's address when the last island left. */
  let leftAt: string | null = null
  /** What an editor had the last start begin with. */
  let startedWith = spell(undefined, undefined)
  let isStarted = false
  /** What was shown of what came with the page, until something else is asked for. */
  let shownAhead: string | null = null

  const restart = (): AbortSignal => {
    running.abort()
    running = new AbortController()
    flow.interrupt?.()
    isReplaying.value = false
    shownAhead = null
    isStarted = true
    return running.signal
  }

  const replay = (answer: A, signal: AbortSignal): void =>
    batch(() => {
      replayFailure.value = null
      const found = readOffered(answer)
      selection.value = found
      choices.ask(found, 'type', answer.choices)
      if (found.color) flow.take(answer, found.color, signal)
    })

  return {
    selection,
    choices: choices.lists,
    isReplaying,
    replayFailure,
    restart,

    showGiven(search, code, type) {
      if (!getGiven() || isStarted) return
      const isReplay = hasDevice(search, code)
      const answer = isReplay ? takeGiven(options => flow.readReplay(search, code, options)) : null
      const found = answer ? readOffered(answer) : { ...NOTHING_CHOSEN, type: type ?? null }
      if (isReplay && !(answer && (!found.color || flow.isWhole?.(answer)))) return
      if (!choices.show(found, answer?.choices)) return
      batch(() => {
        flow.reset()
        selection.value = found
        if (answer && found.color) flow.take(answer, found.color, running.signal)
      })
      shownAhead = spell(search.toString(), code, type)
    },

    async start(search, code, type) {
      const isShown = shownAhead === spell(search.toString(), code, type)
      const signal = restart()
      startedWith = spell(code, type)
      if (isShown) return choices.ask(selection.peek())
      batch(() => {
        flow.reset()
        selection.value = { ...NOTHING_CHOSEN, type: type ?? null }
      })
      if (!hasDevice(search, code)) {
        replayFailure.value = null
        return choices.ask(selection.peek())
      }
      isReplaying.value = true
      try {
        const answer = await flow.readReplay(search, code, { signal })
        if (!signal.aborted) replay(answer, signal)
      } catch (thrown) {
        if (signal.aborted) return
        const failure = toFailure(thrown)
        report(failure.message, failure.cause)
        replayFailure.value = failure
        choices.ask(selection.peek())
      } finally {
        if (!signal.aborted) isReplaying.value = false
      }
    },

    choose(step, value) {
      const next = chooseStep(selection.peek(), step, value)
      if (!next) return
      const signal = restart()
      const after = STEPS[STEPS.indexOf(step) + 1]
      batch(() => {
        flow.reset()
        replayFailure.value = null
        selection.value = next
        if (after) choices.ask(next, after)
      })
      flow.follow(step, value, signal)
    },

    bring(answer, signal) {
      flow.reset()
      replay(answer, signal)
    },

    askChoices: () => choices.ask(selection.peek()),

    reloadOpenStep() {
      const open = STEPS.find(step => selection.peek()[step] === null)
      if (open) choices.lists[open].reload()
    },

    isShown: computed(() => shown.value > 0),

    enter(goOn, code, type) {
      shown.value++
      if (shown.peek() > 1) return true
      const isSamePage = leftAt !== null && leftAt === globalThis.location?.href
      leftAt = null
      if (!isSamePage || startedWith !== spell(code, type) || selection.peek().type === null) return false
      const signal = restart()
      choices.ask(selection.peek())
      goOn(selection.peek().color, signal)
      return true
    },

    leave() {
      shown.value = Math.max(shown.peek() - 1, 0)
      if (shown.peek() > 0) return
      restart()
      choices.release()
      isStarted = false
      leftAt = globalThis.location?.href ?? null
    },

    forget() {
      restart()
      shown.value = 0
      isStarted = false
      leftAt = null
      batch(() => {
        flow.reset()
        replayFailure.value = null
        selection.value = NOTHING_CHOSEN
      })
    },
  }
}

const hasDevice = (search: URLSearchParams, code: string | undefined): boolean =>
  Boolean(code) || STEPS.some(step => search.has(step))

const spell = (...parts: (string | undefined)[]): string => JSON.stringify(parts)
