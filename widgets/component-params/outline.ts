let outlined: HTMLElement | null = null

/** Outlines one component of the page, and none beside it. */
export function outline(element: HTMLElement | null): void {
  if (outlined === element) return
  outlined?.removeAttribute('data-ostrov-outlined')
  element?.setAttribute('data-ostrov-outlined', '')
  outlined = element
}

/** Whoever edits a component sees at least where it begins, beside the panel or above it. */
export function bringIntoSight(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect()
  const third = innerHeight / 3
  if (top < 0 || top > third) element.scrollIntoView({ block: height > third ? 'start' : 'center' })
}
