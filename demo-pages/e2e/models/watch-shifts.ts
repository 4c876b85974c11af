import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
type Host = Record<'shift', number> & Record<'moved', string[]>

/** Adds up in `window.shift` what the layout moved by itself, from before the first paint. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const host = window as unknown as Host
    host.shift = 0
    host.moved = []
    const spell = ({ x, y, width, height }: DOMRectReadOnly): string => `${[x, y, width, height]}`
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        host.shift += entry.value
        for (const { node, previousRect, currentRect } of entry.sources) {
          const { outerHTML = node?.textContent ?? 'what is gone' } = (node ?? {}) as Partial<Element>
          host.moved.push(`${outerHTML.slice(0, 120)} from ${spell(previousRect)} to ${spell(currentRect)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved by itself since the page was opened, one line for each element, and by how much in all. */
export const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { shift, moved } = window as unknown as Host
    return shift ? [`${shift} in all`, ...moved] : []
  })
