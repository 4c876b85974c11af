const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]'

/** Where Tab stops inside an element, in the order of the page. */
export function listStops(root: ParentNode | null): HTMLElement[] {
  const all = [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(isReachable)
  return all.filter(stop => !isRadio(stop) || isGroupStop(stop, all))
}

export const isReachable = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true })

const isRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== ''

/** Of radio buttons only the chosen one is a stop, or the first where none is. */
function isGroupStop(radio: HTMLInputElement, all: readonly HTMLElement[]): boolean {
  const group = all.filter(
    (other): other is HTMLInputElement =>
      isRadio(other) && other.name === radio.name && other.form === radio.form,
  )
  return radio === (group.find(other => other.checked) ?? group[0])
}
