import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import type { FailureError, FieldErrors } from '../../core/api/failure.ts'
import { type PurgeOrder, purgeCache } from '../../core/api/purge.ts'
import { getServerNow } from '../../core/page.ts'
import { createSubmission } from '../../core/state/submission.ts'
import { visitor } from '../../core/state/visitor.ts'
import { type PurgeInput, startInput } from './purge-input.ts'

/** A purge of this page's life; kept in memory only. */
export interface Purged {
  id: number
  /** Milliseconds since 1970, by the server's clock. */
  at: number
  /** Who did it; null where the server does not say. */
  who: string | null
  order: PurgeOrder
}

export interface PurgeDesk {
  /** What was typed so far, in memory only; also while the dialog is closed. */
  readInput: () => PurgeInput
  /** Tells where the typed text is read from now on: the form that is there, or was the last to be. */
  connect: (read: () => PurgeInput) => void
  close: () => void
  isBusy: ReadonlySignal<boolean>
  isHeldBack: ReadonlySignal<boolean>
  failure: ReadonlySignal<FailureError | null>
  /** The server's messages that the shown field can't say. */
  otherErrors: ReadonlySignal<readonly string[]>
  /** Purges; answers the shown field's error when the server refused it, else null. */
  send: (order: PurgeOrder) => Promise<OwnError | null>
  /** The newest first. */
  history: ReadonlySignal<readonly Purged[]>
  /** How many purges there were within the last minutes, as of now. */
  countRecent: () => number
  start: () => void
  stop: () => void
}

interface OwnError {
  field: 'keys' | 'url'
  message: string
}

const RECENT = 5 * 60_000

export function createDesk(keys: string, close: () => void): PurgeDesk {
  const submission = createSubmission(purgeCache)
  const otherErrors = signal<readonly string[]>([])
  const history = signal<readonly Purged[]>([])
  const readStart = () => startInput(keys)
  let readInput = readStart

  const remember = (order: PurgeOrder): void => {
    const { first_name, last_name } = visitor.peek()
    const who = [first_name, last_name].filter(Boolean).join(' ') || null
    const past = history.peek()
    readInput = readStart
    batch(() => {
      history.value = [{ id: past.length + 1, at: getServerNow(), who, order }, ...past]
      close()
    })
  }

  return {
    readInput: () => readInput(),
    connect(read) {
      readInput = read
    },
    close,
    isBusy: submission.isBusy,
    isHeldBack: submission.isHeldBack,
    failure: submission.failure,
    otherErrors,
    async send(order) {
      otherErrors.value = []
      if (await submission.run(order)) {
        remember(order)
        return null
      }
      const failure = submission.failure.peek()?.failure
      if (failure?.kind !== 'invalid') return null
      const { own, others } = divideErrors(failure.fields, order)
      otherErrors.value = others
      return own
    },
    history,
    countRecent: () => history.peek().filter(({ at }) => getServerNow() - at < RECENT).length,
    // A page back from the browser's memory waits for an answer that no longer comes.
    start: () => addEventListener('ostrov:restored', submission.reset),
    stop() {
      removeEventListener('ostrov:restored', submission.reset)
      submission.reset()
    },
  }
}

/** The messages of the one field that the mode shows, and all others. */
function divideErrors(
  fields: FieldErrors,
  { mode }: PurgeOrder,
): { own: OwnError | null; others: readonly string[] } {
  const shown = mode === 'key' ? 'keys' : mode === 'url' ? 'url' : null
  const isOwn = (path: string): boolean => shown !== null && path.split('.')[0] === shown
  const pick = (isWanted: (path: string) => boolean): string[] =>
    Object.entries(fields).flatMap(([path, messages]) => (isWanted(path) ? messages : []))
  const message = pick(isOwn).join(' ')
  return {
    own: shown && message ? { field: shown, message } : null,
    others: pick(path => !isOwn(path)),
  }
}
