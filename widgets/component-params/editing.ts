import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import {
  type ComponentParams,
  type ComponentParamsForm,
  componentParams,
  saveComponentParams,
} from '#core/api/cms/component-params.ts'
import type { DraftPart, PageDraft } from '#core/api/cms/page-draft.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createSubmission, type Submission } from '#core/state/submission.ts'
import { type Draft, type DraftValue, isSameDraft, pickOwn, readDraft, writeParams } from './draft.ts'
import { addUnchosen, countFaults, type Faults, findFaults } from './judge-draft.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { readPlacedParams, showParams } from './placed.ts'

/** One state that the server has, or had. */
export interface Saved {
  version: number
  draft: Draft
  by: string | null
  at: string | null
}

/** What somebody else took off the page while this draft had something unsaved. */
export interface Gone {
  /** Who it was, where that is known. */
  by: string | null
  /** The names of the page's parts before that, in their order. */
  former: readonly string[]
}

/** Milliseconds without a key: each preview makes the island anew, and it may ask the server. */
const PAUSE = 250

const NO_FAULTS: Faults = { params: new Map(), items: new Map(), when: null }

/** One component of the page and what an editor makes of it. */
export class Editing {
  readonly element: HTMLElement
  readonly component: string
  readonly pk: string
  /** What the build says of such components; missing where there are none. */
  readonly entry: CatalogueEntry | undefined
  readonly saved = signal<Saved | null>(null)
  readonly draft = signal<Draft | null>(null)
  readonly loadFailure = signal<FailureError | null>(null)
  /** What somebody else saved while this draft is different. */
  readonly theirs = signal<Saved | null>(null)
  /** The version that another editor's save brought here, where nothing stood against it. */
  readonly news = signal<number | null>(null)
  /** It is not on the page any more; what was typed is kept here until this editor decides about it. */
  readonly gone = signal<Gone | null>(null)
  readonly isDirty: ReadonlySignal<boolean>
  readonly faults: ReadonlySignal<Faults>
  readonly submission: Submission<ComponentParamsForm, ComponentParams>
  /** What the server said of which values. */
  readonly refused = signal<ReadonlyMap<string, { message: string; value: DraftValue | undefined }>>(
    new Map(),
  )
  /** The params in whose search a text stands that chose nothing. */
  readonly unchosen = signal<ReadonlySet<string>>(new Set())
  readonly #placed: ReadonlyMap<string, unknown>
  #isLoading = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(element: HTMLElement, entry: CatalogueEntry | undefined) {
    this.element = element
    this.component = element.dataset.component ?? ''
    this.pk = element.dataset.componentPk ?? ''
    this.entry = entry
    this.#placed = readPlacedParams(element)
    this.isDirty = computed(() => {
      const [draft, saved] = [this.draft.value, this.saved.value]
      return draft !== null && saved !== null && !isSameDraft(draft, saved.draft)
    })
    this.faults = computed(() => {
      const draft = this.draft.value
      return draft && this.entry ? addUnchosen(findFaults(draft, this.entry), this.unchosen.value) : NO_FAULTS
    })
    const args = { pk: this.pk }
    this.submission = createSubmission((form, idempotencyKey) =>
      write(saveComponentParams, form, { args, idempotencyKey }).then(({ data }) => data),
    )
  }

  get described(): CatalogueEntry['params'] {
    return this.entry?.params ?? {}
  }

  /** Reads what the server has, unless it is known; a newer state is taken over, or told of where mine differs. */
  async load(isForced = false): Promise<void> {
    if (this.#isLoading || (this.saved.peek() && !isForced)) return
    this.#isLoading = true
    this.loadFailure.value = null
    try {
      this.#takeUp(this.#toSaved(await read(componentParams, { args: { pk: this.pk } })))
    } catch (thrown) {
      // Who already has something to edit is not stopped by a look that failed.
      if (!this.saved.peek()) this.loadFailure.value = toFailure(thrown)
    } finally {
      this.#isLoading = false
    }
  }

  /** What the draft of the page has of it now, by another editor's doing or by a step of this one's. */
  adopt({ params, version, when }: DraftPart, { changed_at, changed_by }: PageDraft, isOwn: boolean): void {
    if (!params || version === null) return
    const saved = {
      version,
      draft: readDraft({ params, when }, this.described),
      by: changed_by,
      at: changed_at,
    }
    this.#takeUp(saved, isOwn || this.saved.peek() === null)
  }

  /** Puts another draft in the place of this one, and shows the component with it: once typing pauses, else at once. */
  change(draft: Draft, isTyped = false): void {
    this.draft.value = draft
    clearTimeout(this.#timer)
    if (isTyped) this.#timer = setTimeout(() => this.preview(), PAUSE)
    else this.preview()
  }

  /** The editor goes; what was about to be shown is not. */
  end(): void {
    clearTimeout(this.#timer)
  }

  /** The params because of which it can't work, by their names for editors; those of the page until others are read. */
  listWrong(): string[] {
    if (!this.entry) return []
    const placed = [...this.#placed].map(([name, value]) => ({
      name,
      value: isPlain(value) ? value : JSON.stringify(value ?? null),
      type: '',
    }))
    const draft = this.draft.value ?? readDraft({ params: placed, when: null }, this.described)
    return [...findFaults(draft, this.entry).params.keys()].map(name => this.described[name]?.label ?? name)
  }

  /** Saves the draft; true when it is saved. Nothing of it is lost where it can't be. */
  async save(): Promise<boolean> {
    const [draft, saved] = [this.draft.peek(), this.saved.peek()]
    if (!draft || !saved || countFaults(this.faults.peek()) > 0) return false
    const params = writeParams(draft, this.described)
    const result = await this.submission.run({ version: saved.version, params, when: draft.when || null })
    if (result.ok) {
      batch(() => {
        this.saved.value = { ...this.#toSaved(result.data), draft }
        this.theirs.value = null
        this.refused.value = new Map()
      })
      return true
    }
    await this.#learnFrom(result.failure, draft)
    return false
  }

  /** Both editors' changes in one draft: where both changed the same, mine holds. */
  keepMine(): void {
    const [draft, saved, theirs] = [this.draft.peek(), this.saved.peek(), this.theirs.peek()]
    if (!draft || !saved || !theirs) return
    this.yieldTo(theirs)
    this.change(mergeDrafts(saved.draft, draft, theirs.draft))
  }

  /** From now on what another editor saved is what this draft is a change of. */
  yieldTo(theirs: Saved): void {
    batch(() => {
      this.saved.value = theirs
      this.theirs.value = null
    })
    this.submission.reset()
  }

  /**
   * Shows the component with the draft; for what the server fills in (`{token}`), with what it filled in. As long as
   * it would be refused, the page stays as it was.
   */
  preview(): void {
    const draft = this.draft.peek()
    if (!draft || !this.entry || findFaults(draft, this.entry).params.size > 0) return
    const shown = writeParams(draft, this.described).map(param => {
      const placed = this.#placed.get(param.name)
      return /^\{\w+\}$/.test(String(param.value)) && isPlain(placed) ? { ...param, value: placed } : param
    })
    showParams(this.element, shown)
  }

  #toSaved({ version, params, when, saved_by, saved_at }: ComponentParams): Saved {
    return { version, draft: readDraft({ params, when }, this.described), by: saved_by, at: saved_at }
  }

  #takeUp(newest: Saved, isQuiet = false): void {
    const [draft, saved] = [this.draft.peek(), this.saved.peek()]
    if (saved && newest.version === saved.version) return
    batch(() => {
      if (!draft || !saved || !this.isDirty.peek()) {
        this.saved.value = newest
        this.draft.value = newest.draft
        if (saved && !isQuiet) this.news.value = newest.version
        if (saved || isQuiet) this.preview()
      } else if (isSameDraft(draft, newest.draft)) this.saved.value = newest
      else this.theirs.value = newest
    })
  }

  async #learnFrom(error: FailureError | null, draft: Draft): Promise<void> {
    if (error?.failure.kind === 'conflict') await this.load(true)
    if (error?.failure.kind !== 'invalid') return
    const told = Object.entries(error.failure.fields).flatMap(([path, [message]]) => {
      const name = path.replace(/^params\./, '')
      const isKnown = path !== name && pickOwn(this.described, name)
      return message && (isKnown || path === 'when')
        ? [[name, { message, value: isKnown ? draft.values.get(name) : draft.when }] as const]
        : []
    })
    this.refused.value = new Map(told)
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
