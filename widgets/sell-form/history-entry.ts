import { signal } from '@preact/signals-core'
import * as v from 'valibot'
import { toSafeUrl } from '#core/safe-link.ts'
import { STEPS, type Step } from './steps.ts'

/** Beside what the page itself keeps there. */
const KEY = 'ostrovSell'

const Entry = v.object({
  /** The colour's code. */
  device: v.string(),
  isOpen: v.optional(v.boolean(), false),
  /** Something was typed into its form; never what. */
  hasContent: v.optional(v.boolean(), false),
  isSold: v.optional(v.boolean(), false),
  reviewUrl: v.optional(v.nullable(v.string()), null),
  /** The screen of the form, and the one that it was reached from. */
  step: v.optional(v.picklist(STEPS)),
  from: v.optional(v.picklist(STEPS)),
  /** Which reading of the page it was shown in: the next one knows nothing of what was typed before. */
  life: v.optional(v.number()),
})
type Entry = v.InferOutput<typeof Entry>

/**
 * What the browser keeps with the page's entry in its history: whose form is open, and which device was sold. It outlives
 * a reload and the way back, goes with the tab, and has nothing personal in it.
 */
export const historyEntry = signal(readEntry())

function readEntry(): Entry | null {
  const state: unknown = globalThis.history?.state
  const found = v.safeParse(Entry, isObject(state) ? state[KEY] : null)
  return found.success ? { ...found.output, reviewUrl: toSafeUrl(found.output.reviewUrl) } : null
}

function isObject(state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null
}

function writeEntry(entry: v.InferInput<typeof Entry> | null, how: 'push' | 'replace' = 'replace'): void {
  const { history } = globalThis
  const state: unknown = history?.state
  try {
    // What a page keeps there in another form is left alone.
    if (isObject(state ?? {})) history?.[`${how}State`]({ ...(state ?? {}), [KEY]: entry }, '')
  } catch {
    // Browsers allow so many changes in a while; the entry is a comfort.
  }
}

export const rememberOpen = (device: string): void => writeEntry({ device, isOpen: true, ...readStep() })

export function forgetOpen(): void {
  isEmptied.value = false
  const entry = readEntry()
  if (entry?.isOpen) writeEntry({ device: entry.device, ...readStep() })
}

/** Whether this entry of the history is one of the open form of a device. */
export function isOfForm(device: string | null): boolean {
  const entry = readEntry()
  return entry?.isOpen === true && entry.device === device
}

/** The screen that this entry of the history shows, and the one before it; of what was typed by now. */
export function readStep(): { step: Step; from?: Step | undefined; life: number } {
  const { timeOrigin } = performance
  const { step, from, life } = readEntry() ?? {}
  return {
    ...(life === timeOrigin ? { step: step ?? STEPS[0], from } : { step: STEPS[0] }),
    life: timeOrigin,
  }
}

/** A screen was turned to: the browser's Back leads to the one before. */
export function rememberStep(step: Step, how: 'push' | 'replace'): void {
  const entry = readEntry()
  const { step: from, life } = readStep()
  if (entry?.isOpen) writeEntry({ ...entry, step, from, life }, how)
}

/** The form that is open has something in it, which a reload takes. */
export function rememberContent(): void {
  const entry = readEntry()
  if (entry?.isOpen && !entry.hasContent) writeEntry({ ...entry, hasContent: true })
}

/** The form was opened again without what had been typed into it. */
export const isEmptied = signal(false)

/** Whether the form of this device was open when the page was left; told once. */
export function recallOpen(device: string | null): boolean {
  const entry = historyEntry.peek()
  if (!entry?.isOpen || entry.device !== device) return false
  historyEntry.value = null
  isEmptied.value = entry.hasContent
  return true
}

/** What is known of the sale of this device. */
export const findSold = (entry: Entry | null, device: string | null): Entry | null =>
  entry?.isSold && entry.device === device ? entry : null

export function rememberSold(device: string | null, reviewUrl: string | null): void {
  if (device) writeEntry({ device, isSold: true, reviewUrl })
}

/** Reads the entry anew: the page may have come back from the bfcache. */
export function refreshEntry(): void {
  historyEntry.value = readEntry()
}

/** The device is to be sold once more: another one of the same kind. */
export function forgetEntry(): void {
  writeEntry(null)
  refreshEntry()
}
