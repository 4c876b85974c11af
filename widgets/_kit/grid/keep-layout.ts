import { cleanLayout, type GridLayout } from '#core/grid/layout.ts'

const PREFIX = 'ostrov:grid:'

/** Columns as this browser had them last; never a row, a search or a filter. */
export function recallLayout(name: string, first: GridLayout): GridLayout {
  try {
    return cleanLayout(JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null'), first)
  } catch {
    return first
  }
}

/** What storage refuses is kept for as long as the page lives. */
export function rememberLayout(name: string, layout: GridLayout): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(layout))
  } catch {
    // A full or forbidden storage is no reason to bother anybody.
  }
}
