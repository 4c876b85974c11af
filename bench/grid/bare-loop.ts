/**
 * Runs in the page, in the place of the grid: the same markup and styles, scrolled by a loop without any framework,
 * which clones a row for each that comes into sight and takes away each that leaves it. What it takes is the browser's.
 */
export function startBareLoop(count: number): void {
  const shown = document.querySelector('.ostrov-grid-scroller')
  const sample = shown?.querySelector('.ostrov-grid-body > [role=row]')
  if (!shown || !sample) throw new Error('The grid has no row to copy.')
  const height = sample.getBoundingClientRect().height
  // Copied, nothing of the grid listens to it any more.
  const scroller = shown.cloneNode(true) as HTMLElement
  const template = sample.cloneNode(true) as HTMLElement
  const texts = [...template.querySelectorAll('.ostrov-grid-text')].map(({ textContent }) => textContent)
  const body = scroller.querySelector<HTMLElement>('.ostrov-grid-body')
  if (!body) throw new Error('The grid has no body.')
  body.replaceChildren()
  body.style.blockSize = `${count * height}px`
  shown.replaceWith(scroller)

  const drawn = new Map<number, HTMLElement>()
  const makeRow = (index: number): HTMLElement => {
    const row = template.cloneNode(true) as HTMLElement
    row.style.insetBlockStart = `${index * height}px`
    row.querySelectorAll('.ostrov-grid-text').forEach((cell, at) => {
      cell.textContent = `${texts[at]} ${index}`
    })
    return row
  }
  const draw = (): void => {
    const around = 6
    const from = Math.max(0, Math.floor(scroller.scrollTop / height) - around)
    const to = Math.min(count - 1, Math.ceil((scroller.scrollTop + scroller.clientHeight) / height) + around)
    for (const [index, row] of drawn) {
      if (index >= from && index <= to) continue
      row.remove()
      drawn.delete(index)
    }
    for (let index = from; index <= to; index++) {
      if (drawn.has(index)) continue
      const row = makeRow(index)
      drawn.set(index, row)
      body.append(row)
    }
  }
  scroller.addEventListener('scroll', draw)
  draw()
}
