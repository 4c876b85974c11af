/** What a visitor did in an early form, for the one that takes its place. Kept in memory alone, until it is taken. */
export interface EarlyDraft<V extends Readonly<Record<string, string | boolean>>> {
  values: V
  isSent: boolean
  /** The name of the field that has the focus, empty for the button that sends; null where it is elsewhere. */
  focused: string | null
}

export const createDraft = <V extends Readonly<Record<string, string | boolean>>>(
  values: V,
): EarlyDraft<V> => ({ values, isSent: false, focused: null })

type AnyDraft = Pick<EarlyDraft<Record<string, never>>, 'isSent' | 'focused'>

/** Takes down where the focus is, if it is in the form. */
export function noteFocus(draft: AnyDraft, form: HTMLFormElement | null): void {
  const { activeElement } = document
  if (!form?.contains(activeElement)) return
  const field = activeElement?.closest('.ostrov-field')?.querySelector('[name]')
  draft.focused = (activeElement?.hasAttribute('name') ? activeElement : field)?.getAttribute('name') ?? ''
}

/** Gives the focus to what had it in the early form; the caret goes where typing goes on. */
export function returnFocus(draft: AnyDraft, place: HTMLElement | null): void {
  const { focused } = draft
  draft.focused = null
  if (focused === null) return
  const target = place?.querySelector<HTMLElement>(focused ? `[name="${focused}"]` : '[type="submit"]')
  target?.focus({ preventScroll: true })
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return
  // A field for an address has no selection to be set; what is written into it anew has its caret at the end.
  const { value } = target
  target.value = ''
  target.value = value
}

/** Sends what was sent in the early form; the draft is `empty` from then on. */
export function takeOver<V extends Readonly<Record<string, string | boolean>>>(
  draft: EarlyDraft<V>,
  empty: V,
  place: HTMLElement | null,
): void {
  const { isSent } = draft
  Object.assign(draft, createDraft(empty))
  if (isSent) place?.querySelector('form')?.requestSubmit()
}
