import { batch, computed, signal } from '@preact/signals-core'
import { fastlyPurge, type PurgeOrder, toPurgeRequest } from '#core/api/purge/purge.ts'
import { getServerNow } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { visitor } from '#core/visitor/visitor.ts'
import type { PurgeAccess } from './model.ts'
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

const kept = new WeakMap<PurgeAccess, { keys: string; panel: PurgePanelModel }>()

/** What was typed and purged so far outlives the island; where other keys are to be purged, it begins anew. */
export function takePurgePanel(access: PurgeAccess, keys: string): PurgePanelModel {
  const found = kept.get(access)
  if (found?.keys === keys) return found.panel
  const panel = createPurgePanel(keys, access.close)
  kept.set(access, { keys, panel })
  return panel
}

function createPurgePanel(keys: string, onClose: () => void) {
  const history = signal<readonly Purged[]>([])
  const isConfirming = signal(false)
  const close = (): void =>
    batch(() => {
      isConfirming.value = false
      onClose()
    })
  const model = createFormModel({
    endpoint: fastlyPurge,
    fields: { mode: 'mode', keys: 'keys', url: 'url', isSoft: 'soft_purge' },
    initialValues: startInput(keys),
    schema: PurgeInput,
    toRequest: input => toPurgeRequest(toOrder(input)),
    onDone: (_, input) =>
      batch(() => {
        history.value = [makeRow(history.peek().length + 1, toOrder(input)), ...history.peek()]
        close()
      }),
  })
  return {
    // A refusal is an alert as well, beside what is said of the fields.
    form: { ...model, failure: computed(() => model.failure.value ?? model.refusal.value) },
    mount(): () => void {
      const unmount = model.mount()
      return () => {
        unmount()
        model.reset()
      }
    },
    close,
    /** Whether it is asked if really everything is to go. */
    isConfirming,
    /** The newest first. */
    history,
    /** How many purges there were within the last minutes, as of now. */
    countRecent: () => history.peek().filter(({ at }) => getServerNow() - at < RECENT).length,
  }
}

function makeRow(id: number, order: PurgeOrder): Purged {
  const { first_name, last_name } = visitor.peek()
  return { id, at: getServerNow(), who: [first_name, last_name].filter(Boolean).join(' ') || null, order }
}
