import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import {
  type DraftChange,
  type DraftStepForm,
  type PageDraft,
  pageDraft,
  publishDraft,
  stepDraft,
} from '#core/api/cms/page-draft.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createSubmission } from '#core/state/submission.ts'

export type DraftAction = DraftStepForm['action'] | 'publish'

/** What editors have changed of the page and visitors do not see yet. */
export interface DraftOfPage {
  data: ReadonlySignal<PageDraft | null>
  /** Why it could not be read, or not be changed. */
  failure: ReadonlySignal<FailureError | null>
  /** What could not be done, where that is why. */
  failed: ReadonlySignal<DraftAction | null>
  isBusy: ReadonlySignal<boolean>
  /** Somebody else changed it just when this editor was about to decide about it, who had looked at changes that are gone. */
  outrun: ReadonlySignal<{ gone: readonly DraftChange[] } | null>
  /** The changes that this editor has not seen before, where that is so. */
  isNew: (change: DraftChange) => boolean
  /** `isOwn` where this editor has just changed it. */
  load: (isOwn: boolean) => Promise<void>
  act: (action: DraftAction) => Promise<boolean>
  reset: () => void
}

/** `onRead` is told of each state of the draft, whether this editor's own doing made it, and by which action. */
export function createPageDraft(
  page: string,
  onRead: (next: PageDraft, former: PageDraft | null, isOwn: boolean, action?: DraftAction) => void,
): DraftOfPage {
  const data = signal<PageDraft | null>(null)
  const loadFailure = signal<FailureError | null>(null)
  /** What this editor had looked through when outrun. */
  const looked = signal<readonly DraftChange[] | null>(null)
  const seen = computed(() => looked.value && new Set(looked.value.map(change => JSON.stringify(change))))
  const last = signal<DraftAction | null>(null)
  const submission = createSubmission(({ version, action }: { version: number; action: DraftAction }, key) =>
    send(page, version, action, key),
  )
  const take = (next: PageDraft, isOwn: boolean, action?: DraftAction): void => {
    const former = data.peek()
    // Of two answers the one of the newer draft counts, in whatever order they come.
    if (former && next.version < former.version) return
    data.value = next
    onRead(next, former, isOwn, action)
  }
  /** The draft is on its way with what this editor has just done. */
  let own = Promise.resolve()
  const readDraft = async (isOwn: boolean): Promise<void> => {
    try {
      take(await read(pageDraft, { args: { page } }), isOwn)
      loadFailure.value = null
    } catch (thrown) {
      loadFailure.value = toFailure(thrown)
    }
  }
  const load = (isOwn: boolean): Promise<void> => {
    const reading = readDraft(isOwn)
    if (isOwn) own = reading
    return reading
  }
  return {
    data,
    failure: computed(() => submission.failure.value ?? loadFailure.value),
    failed: computed(() => (submission.failure.value ? last.value : null)),
    isBusy: computed(() => submission.isPending.value || submission.retryAfter.value > 0),
    outrun: computed(() => {
      const left = new Set(data.value?.changes.map(({ pk }) => pk))
      return looked.value && { gone: looked.value.filter(({ pk }) => !left.has(pk)) }
    }),
    isNew: change => seen.value !== null && !seen.value.has(JSON.stringify(change)),
    load,
    async act(action) {
      await own
      const { version, changes = [] } = data.peek() ?? {}
      if (version === undefined) return false
      looked.value = null
      last.value = action
      const result = await submission.run({ version, action })
      if (result.ok) take(result.data, true, action)
      else if (result.failure?.failure.kind === 'conflict') {
        submission.reset()
        await load(false)
        looked.value = changes
      }
      return result.ok
    },
    reset: submission.reset,
  }
}

async function send(
  page: string,
  version: number,
  action: DraftAction,
  idempotencyKey: string,
): Promise<PageDraft> {
  const options = { args: { page }, idempotencyKey }
  const { data } =
    action === 'publish'
      ? await write(publishDraft, { version }, options)
      : await write(stepDraft, { version, action }, options)
  return data
}
