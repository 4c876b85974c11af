let outlined: HTMLElement | null = null

/** Outlines one component of the page, and none beside it. */
export function outline(element: HTMLElement | null): void {
  if (outlined === element) return
  outlined?.removeAttribute('data-ostrov-outlined')
  element?.setAttribute('data-ostrov-outlined', '')
  outlined = element
}
