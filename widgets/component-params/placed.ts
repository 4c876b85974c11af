import type { ComponentParam, PlaceForm } from '#core/api/cms/component-params.ts'
import { PARAMS_ATTRIBUTE, PARAMS_SCRIPT, readParamsText } from '#core/params/placeholder.ts'
import { parseParams } from '#core/params/read-params.ts'
import { shorten } from './shorten.ts'

const SLOT = 'data-component-slot'

/** The components of the page that can be edited, in its order; the editor itself is none of them. */
export const listPlaced = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-component][data-component-pk]')].filter(
    element => element.dataset.component !== 'component-params',
  )

/** The kinds of components that the page has, those included that stand on every page. */
export const listPresent = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll<HTMLElement>('[data-component]')].map(
      ({ dataset }) => dataset.component ?? '',
    ),
  )

/** The component that a point of the window belongs to, whatever lies over it. */
export function findPlacedAt(x: number, y: number): HTMLElement | null {
  const placed = listPlaced()
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>('[data-component]')
    if (found && placed.includes(found)) return found
  }
  return null
}

/** The params that the page itself gave a placeholder; none where they can't be read. */
export function readPlacedParams(element: HTMLElement): ReadonlyMap<string, unknown> {
  try {
    return parseParams(readParamsText(element) ?? '')
  } catch {
    return new Map()
  }
}

/** Shows a placeholder with other params, which stay in the page alone until they are saved. */
export function showParams(element: HTMLElement, params: readonly ComponentParam[]): void {
  element.querySelector(PARAMS_SCRIPT)?.remove()
  element.setAttribute(PARAMS_ATTRIBUTE, JSON.stringify(params))
  element.dispatchEvent(new CustomEvent('ostrov:params'))
}

export interface NewComponent {
  component: string
  pk: string
  when: string | null
  params: readonly ComponentParam[]
}

/** Puts a new placeholder into the page, as the server will put it there the next time. */
export function placeNew({ component, pk, when, params }: NewComponent, place: PlaceForm): HTMLElement {
  const element = document.createElement('div')
  element.dataset.component = component
  element.dataset.componentPk = pk
  if (when) element.dataset.when = when
  element.setAttribute(PARAMS_ATTRIBUTE, JSON.stringify(params))
  const model = listSlots().find(slot => slot.querySelector('[data-component]'))
  const slot = (model?.cloneNode(false) ?? document.createElement('div')) as HTMLElement
  slot.setAttribute(SLOT, pk)
  slot.append(element)
  putSlot(slot, place)
  return element
}

/** Puts a placeholder, with what the page has around it, where the server puts it. */
export function putSlot(slot: HTMLElement, { target, position }: PlaceForm): void {
  const beside = position === 'end' ? undefined : listSlots().find(other => nameSlot(other) === target)
  if (beside) beside[position === 'before' ? 'before' : 'after'](slot)
  else {
    const last = listSlots().at(-1)
    if (last && nameSlot(last) === '') last.before(slot)
    else (last?.parentElement ?? document.querySelector('main') ?? document.body).append(slot)
  }
}

/** What the page has around a placeholder alone. */
export const slotOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>(`[${SLOT}]`) ?? element

/**
 * Brings what is placed on the page into the order of the draft. `aside` keeps what goes, to be put back as it was;
 * false where a part is wanted that only the server can render.
 */
export function arrangeSlots(names: readonly string[], aside: Map<string, HTMLElement>): boolean {
  const slots = new Map(listSlots().map(slot => [nameSlot(slot), slot]))
  const wanted = names.flatMap(name => slots.get(name) ?? aside.get(name) ?? [])
  if (wanted.length < names.length) return false
  for (const [name, slot] of slots) {
    if (name === '' || names.includes(name)) continue
    aside.set(name, slot)
    slot.remove()
  }
  for (const [index, slot] of wanted.entries()) {
    const before = wanted[index - 1]
    const first = listSlots()[0]
    if (before ? before.nextElementSibling !== slot : first !== slot) {
      if (before) before.after(slot)
      else if (first) first.before(slot)
    }
  }
  return true
}

/** The name of what stands directly before (-1) or after (1), if the server knows it. */
export function findNeighbour(element: HTMLElement, way: -1 | 1): string | null {
  const slots = listSlots()
  const at = slots.indexOf(slotOf(element))
  return at < 0 ? null : (slots[at + way] && nameSlot(slots[at + way])) || null
}

/** A part of the page that is no component. */
export interface Section {
  name: string
  slot: HTMLElement
  /** Its heading, else how it begins. */
  label: string
  /** Where it has more of them, the last heading: what stands behind it stands below that one. */
  end: string
}

/** The page's own sections, which components stand between; one without a text can't be told from others. */
export function listSections(): Section[] {
  const pks = new Set(listPlaced().map(({ dataset }) => dataset.componentPk))
  return listSlots().flatMap(slot => {
    const name = nameSlot(slot)
    const headings = pks.has(name) ? [] : [...slot.querySelectorAll('h1, h2, h3, h4')]
    const [first] = headings
    const last = headings.findLast(({ tagName }) => tagName === first?.tagName)
    const label = pks.has(name) ? '' : first ? read(first) : shorten(read(slot), BEGINNING)
    return name && label ? [{ name, slot, label, end: (last && read(last)) || label }] : []
  })
}

/** Letters of a section without a heading, by which it is called. */
const BEGINNING = 40

const read = (element: Element): string => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ')

/** Where a part stood among the others, by those of them that the page still has. */
export function findFormerPlace(name: string, former: readonly string[]): PlaceForm {
  const at = former.indexOf(name)
  const before = former.slice(0, at).findLast(isPlaced)
  if (before) return { target: before, position: 'after' }
  const after = former.slice(at + 1).find(isPlaced)
  return after ? { target: after, position: 'before' } : { target: null, position: 'end' }
}

/** Whether the page has a part of this name. */
export const isPlaced = (name: string): boolean => listSlots().some(slot => nameSlot(slot) === name)

/** Slots of the page itself; what stands in a component belongs to that one. */
const listSlots = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[${SLOT}]`)].filter(
    slot => !slot.parentElement?.closest('[data-component]'),
  )

const nameSlot = (slot: HTMLElement | undefined): string => slot?.getAttribute(SLOT) ?? ''
