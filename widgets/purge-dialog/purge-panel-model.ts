import { batch, computed, signal } from '@preact/signals-core'
import { fastlyPurge, type PurgeOrder, toPurgeRequest } from '#core/api/purge/purge.ts'
import { getServerNow } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { visitor } from '#core/visitor/visitor.ts'
import { PurgeInput, startInput, toOrder } from './purge-input.ts'

/** A purge of this page's life; kept in memory only. */
export interface Purged {
  id: number
  /** Milliseconds since 1970, by the server's clock. */
  at: number
  /** Who did it; null where the server does not say. */
  who: string | null
  order: PurgeOrder
}

const RECENT = 5 * 60_000

export type PurgePanelModel = ReturnType<typeof createPurgePanel>

export function createPurgePanel(keys: string, close: () => void) {
  const history = signal<readonly Purged[]>([])
  const model = createFormModel({
    endpoint: fastlyPurge,
    fields: { mode: 'mode', keys: 'keys', url: 'url', isSoft: 'soft_purge' },
    initialValues: startInput(keys),
    schema: PurgeInput,
    toRequest: input => toPurgeRequest(toOrder(input)),
    onDone: (_, input) => remember(toOrder(input)),
  })
  // A refusal is an alert as well, beside what is said of the fields.
  const form = { ...model, failure: computed(() => model.failure.value ?? model.refusal.value) }

  const remember = (order: PurgeOrder): void => {
    const { first_name, last_name } = visitor.peek()
    const who = [first_name, last_name].filter(Boolean).join(' ') || null
    const past = history.peek()
    batch(() => {
      history.value = [{ id: past.length + 1, at: getServerNow(), who, order }, ...past]
      close()
    })
  }

  return {
    form,
    mount(): () => void {
      const unmount = form.mount()
      return () => {
        unmount()
        form.reset()
      }
    },
    close,
    /** The newest first. */
    history,
    /** How many purges there were within the last minutes, as of now. */
    countRecent: () => history.peek().filter(({ at }) => getServerNow() - at < RECENT).length,
  }
}
