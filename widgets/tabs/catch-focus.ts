/**
 * Gives the focus to where a link led, if following it lost it: browsers take it off the link and give it to nobody.
 * What takes none by itself does for as long as it has it, so that the next Tab goes on from there.
 */
export function catchFocus(element: Element): void {
  const { activeElement, body } = document
  if ((activeElement && activeElement !== body) || !(element instanceof HTMLElement)) return
  const takesFocus = element.hasAttribute('tabindex')
  if (!takesFocus) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
