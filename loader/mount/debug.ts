import type { LoaderContext } from '#loader/entry/loader-context.ts'
import type { Placeholder } from '#loader/entry/placeholder.ts'

const HEADINGS = ['Island', 'State', 'When', 'Found', 'Woken', 'Loaded', 'Ready', 'Params', 'Error']
const STATES = ['waiting', 'loading', 'ready', 'failed']
const PAUSE = 500

/** Shows all islands of the page in a panel of its own; returns the panel, which no script of the page can reach. */
export function openDebug(context: LoaderContext): HTMLElement {
  const place = make('div')
  const shadow = place.attachShadow({ mode: 'closed' })
  const panel = make('section')
  const rows = make('tbody')
  const seen = new Map<Element, HTMLTableRowElement>()
  const filter = makeFilter()
  const refresh = () => refreshRows(rows, seen, context, filter.input.value)
  filter.input.addEventListener('input', refresh)
  panel.setAttribute('aria-label', 'Ostrov: islands of this page')
  panel.className = 'panel'
  const timer = setInterval(refresh, PAUSE)
  const close = make('button', 'Close')
  close.addEventListener('click', () => {
    clearInterval(timer)
    for (const state of STATES) removeEventListener(`ostrov:${state}`, refresh, true)
    place.remove()
  })
  for (const state of STATES) addEventListener(`ostrov:${state}`, refresh, true)
  const table = make('table')
  table.append(makeHead(), rows)
  panel.append(make('h2', 'Islands'), filter.label, close, table)
  shadow.append(makeStyle(), panel)
  document.body.append(place)
  refresh()
  return panel
}

function make<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

function makeStyle(): HTMLLinkElement {
  const link = make('link')
  link.rel = 'stylesheet'
  link.href = new URL('./debug.css', import.meta.url).href
  return link
}

function makeFilter(): { label: HTMLLabelElement; input: HTMLInputElement } {
  const label = make('label', 'Filter ')
  const input = make('input')
  input.type = 'search'
  label.append(input)
  return { label, input }
}

function makeHead(): HTMLTableSectionElement {
  const head = make('thead')
  const row = make('tr')
  for (const heading of HEADINGS) {
    const cell = make('th', heading)
    cell.scope = 'col'
    row.append(cell)
  }
  head.append(row)
  return head
}

/** Rows are kept as long as their islands, so that a refresh takes nobody's focus. */
function refreshRows(
  rows: HTMLElement,
  seen: Map<Element, HTMLTableRowElement>,
  context: LoaderContext,
  filter: string,
): void {
  for (const element of document.querySelectorAll('[data-component]')) {
    const placeholder = context.placeholders.get(element)
    if (!placeholder) continue
    const row = seen.get(element) ?? makeRow(element)
    seen.set(element, row)
    fillRow(row, placeholder, context)
    row.hidden = !row.textContent.toLowerCase().includes(filter.trim().toLowerCase())
    if (row.parentNode !== rows) rows.append(row)
  }
  for (const [element, row] of seen) {
    if (context.placeholders.has(element)) continue
    row.remove()
    seen.delete(element)
  }
}

function makeRow(element: Element): HTMLTableRowElement {
  const row = make('tr')
  row.append(...HEADINGS.map(() => make('td')))
  const button = make('button')
  button.addEventListener('click', () => element.scrollIntoView({ block: 'center' }))
  row.cells[0]?.append(button)
  return row
}

function fillRow(row: HTMLTableRowElement, placeholder: Placeholder, context: LoaderContext): void {
  const { component, element, error, island, pk, times } = placeholder
  const state = element.getAttribute('data-state') ?? ''
  const when = element.getAttribute('data-when') || (context.registry?.get(component)?.when ?? '')
  const moments = [times.waiting, times.loading, times.loaded, times.ready].map(at =>
    at === undefined ? '' : String(Math.round(at)),
  )
  const texts = [
    `${component} ${pk ?? ''}`.trim(),
    state,
    when,
    ...moments,
    island?.params ? JSON.stringify(Object.fromEntries(island.params)) : '',
    error ?? '',
  ]
  row.dataset.state = state
  for (const [index, text] of texts.entries()) {
    const cell = row.cells[index]
    const holder = index === 0 ? cell?.firstElementChild : cell
    if (holder && holder.textContent !== text) holder.textContent = text
  }
}
