const MARK = 'printed'

/** Prints one part of the page alone; the stylesheet of the scanner hides all else. */
export function printPart(part: HTMLElement | null): void {
  if (!part) return
  part.dataset.ostrovPart = MARK
  try {
    print()
  } finally {
    delete part.dataset.ostrovPart
  }
}
