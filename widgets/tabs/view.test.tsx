import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTabMemory, forgetTabs } from '#core/state/tab-memory.ts'
import { bringTracking } from '#kit/tracking/track-later.ts'
import { PHONE, SECTIONS } from '#testing/fixtures/tabs.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { createTabs } from './model.ts'
import { splitContent } from './split-content.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

const ADDRESS = location.pathname + location.search
const host = globalThis as { dataLayer?: object[] }

const show = (content: string = SECTIONS, params = {}, pk = '17') =>
  renderWidget(widget, { content, params, pk })
const tab = (name: string) => screen.getByRole('tab', { name })
const panel = () => screen.getByRole('tabpanel')
const listTabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const readOpen = () => screen.getByRole('tab', { selected: true }).textContent
const press = (keys: string) => userEvent.keyboard(keys)

/** Opens the page at this fragment, as its address stands before anything of it is up. */
const goTo = (fragment: string) => history.replaceState(null, '', `${ADDRESS}${fragment}`)

async function expectOpen(name: string) {
  await waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'))
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1)
  expect(panel()).toHaveAccessibleName(name)
  expect(panel().checkVisibility({ contentVisibilityAuto: true })).toBe(true)
}

/** As the loader's next page: storage stays, what the page knew by itself does not. */
const forgetPage = () => forgetTabs()

// Once it is there, what happens is told at once, and never in the test after its own.
beforeAll(async () => {
  await bringTracking()
})
beforeEach(() => {
  localStorage.clear()
  forgetPage()
  host.dataLayer = []
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  goTo('')
})

test('TB-004 with neither fragment nor memory the first tab is open', async () => {
  show()
  await expectOpen('Popis')
  expect(listTabs()).toEqual(['Popis', 'Parametry', 'Záruka'])
  expect(screen.getByText('Telefon s čistým systémem.')).toBeVisible()
  expect(screen.getByText('Úhlopříčka')).not.toBeVisible()
})

test('the row has a name, and its tabs and panels name each other', () => {
  show(SECTIONS, { label: 'Informace o telefonu' })
  expect(screen.getByRole('tablist', { name: 'Informace o telefonu' })).toBeVisible()
  for (const one of screen.getAllByRole('tab')) {
    const own = document.getElementById(one.getAttribute('aria-controls') ?? '')
    expect(own).toHaveAttribute('role', 'tabpanel')
    expect(own).toHaveAttribute('aria-labelledby', one.id)
  }
})

test('the server markup stays what it was: the very nodes, in their order', () => {
  const { container } = show()
  const sections = [...container.querySelectorAll('[data-tab]')]
  expect(sections.map(section => section.outerHTML).join('')).toBe(SECTIONS.replace(/\n\s*/g, ''))
})

test('a click opens a tab and gives it the focus', async () => {
  show()
  await userEvent.click(tab('Parametry'))
  await expectOpen('Parametry')
  await waitFor(() => expect(tab('Parametry')).toHaveFocus())
  expect(screen.getByText('Úhlopříčka')).toBeVisible()
  expect(screen.getByText('Telefon s čistým systémem.')).not.toBeVisible()
})

test('Tab: when focus moves into the tab list, places focus on the active tab element', async () => {
  show()
  await userEvent.click(tab('Parametry'))
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.tab()
  await waitFor(() => expect(tab('Parametry')).toHaveFocus())
})

test('Tab: when the tab list contains the focus, moves focus to the tabpanel element', async () => {
  show()
  tab('Popis').focus()
  await userEvent.tab()
  await waitFor(() => expect(panel()).toHaveFocus())
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Celé parametry' })).toHaveFocus())
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(tab('Popis')).toHaveFocus())
})

test('Right Arrow: moves focus to the next tab, from the last to the first, and activates it', async () => {
  show()
  tab('Popis').focus()
  for (const name of ['Parametry', 'Záruka', 'Popis']) {
    await press('{ArrowRight}')
    await waitFor(() => expect(tab(name)).toHaveFocus())
    await expectOpen(name)
  }
})

test('Left Arrow: moves focus to the previous tab, from the first to the last, and activates it', async () => {
  show()
  tab('Popis').focus()
  for (const name of ['Záruka', 'Parametry', 'Popis']) {
    await press('{ArrowLeft}')
    await waitFor(() => expect(tab(name)).toHaveFocus())
    await expectOpen(name)
  }
})

test('Home: moves focus to the first tab and activates it', async () => {
  show()
  await userEvent.click(tab('Záruka'))
  await press('{Home}')
  await waitFor(() => expect(tab('Popis')).toHaveFocus())
  await expectOpen('Popis')
})

test('End: moves focus to the last tab and activates it', async () => {
  show()
  tab('Popis').focus()
  await press('{End}')
  await waitFor(() => expect(tab('Záruka')).toHaveFocus())
  await expectOpen('Záruka')
})

test('keys with Alt, Ctrl, Meta or Shift stay the browser`s, and so do all other keys', async () => {
  show()
  tab('Popis').focus()
  const untouched: boolean[] = []
  const note = (event: Event) => untouched.push(!event.defaultPrevented)
  addEventListener('keydown', note)
  await press('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Shift>}{ArrowLeft}{/Shift}{ArrowDown}x')
  removeEventListener('keydown', note)
  expect(untouched).not.toContain(false)
  expect(readOpen()).toBe('Popis')
})

test('TB-001 a fragment opens the tab of its name', async () => {
  goTo('#zaruka')
  show()
  await expectOpen('Záruka')
})

test('TB-001 a fragment that names an element in a hidden panel opens its tab and shows the element', async () => {
  goTo('#displej')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  show()
  await expectOpen('Parametry')
  expect(scroll.mock.contexts).toEqual([document.getElementById('displej')])
})

test('a visitor who reloads the page or comes back to it stays where they were in it', async () => {
  goTo('#displej')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const entries = vi.spyOn(performance, 'getEntriesByType')
  for (const type of ['reload', 'back_forward']) {
    entries.mockImplementation(kind =>
      kind === 'navigation' ? [{ type } as PerformanceNavigationTiming] : [],
    )
    const { unmount } = show()
    await expectOpen('Parametry')
    unmount()
  }
  expect(scroll).not.toHaveBeenCalled()
})

test('a fragment takes the focus from nobody, and moves nobody who has done something already', async () => {
  const field = document.createElement('input')
  document.body.append(field)
  onTestFinished(() => field.remove())
  field.focus()
  goTo('#displej')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const entries = vi.spyOn(performance, 'getEntriesByType')
  entries.mockImplementation(kind => (kind === 'first-input' ? [{} as PerformanceEntry] : []))
  show()
  await expectOpen('Parametry')
  await waitFor(() => expect(field).toHaveFocus())
  expect(scroll).not.toHaveBeenCalled()
})

test('TB-001 a fragment wins over the memory', async () => {
  createTabMemory('17', location.pathname, 5).remember('parametry')
  goTo('#zaruka')
  show()
  await expectOpen('Záruka')
})

test('a fragment that names nothing here, or is no fragment at all, is as none', async () => {
  for (const fragment of [
    '#',
    '#nic',
    '#%',
    '#%E0%A4%A',
    '#"]',
    '#\\',
    '#a"],[id="zaruka',
    `#${'x'.repeat(9000)}`,
  ]) {
    goTo(fragment)
    const { unmount } = show()
    await expectOpen('Popis')
    unmount()
  }
})

test('an id with an accent is found by its encoded fragment', async () => {
  goTo('#z%C3%A1ruka')
  show(SECTIONS.replace('id="zaruka"', 'id="záruka"'))
  await expectOpen('Záruka')
})

test('a later fragment opens its tab and shows the element', async () => {
  show()
  location.hash = '#displej'
  await expectOpen('Parametry')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  location.hash = '#zaruka'
  await expectOpen('Záruka')
  // A tab is shown with the row that it is chosen from.
  await waitFor(() => expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('tablist').parentElement))
})

test('a link to what stands in another panel opens it, also when the address says so already', async () => {
  show()
  const follow = () => userEvent.click(screen.getByRole('link', { name: 'Celé parametry' }))
  await follow()
  await expectOpen('Parametry')
  expect(location.hash).toBe('#parametry')
  await userEvent.click(tab('Popis'))
  await follow()
  await expectOpen('Parametry')
})

test('the focus is not lost with the panel that it was in', async () => {
  show()
  screen.getByRole('link', { name: 'Celé parametry' }).focus()
  await press('{Enter}')
  await expectOpen('Parametry')
  await waitFor(() => expect(panel()).toHaveFocus())
})

test('what a link led to has the focus while it is there, and nothing of it stays', async () => {
  show(SECTIONS.replace('#parametry', '#displej'))
  await userEvent.click(screen.getByRole('link', { name: 'Celé parametry' }))
  await expectOpen('Parametry')
  const term = screen.getByText('Úhlopříčka')
  await waitFor(() => expect(term).toHaveFocus())
  tab('Parametry').focus()
  expect(term).not.toHaveAttribute('tabindex')
})

test('a visitor who is in a part of the markup already finds its tab open', () => {
  createTabMemory('17', location.pathname, 5).remember('parametry')
  const place = document.createElement('div')
  place.innerHTML = SECTIONS
  document.body.append(place)
  onTestFinished(() => place.remove())
  place.querySelector<HTMLElement>('#zaruka a')?.focus()
  const { parts } = splitContent([...place.childNodes])
  expect(createTabs({ parts, place: '17', memoryMinutes: 5 }).active.value).toBe(2)
})

test('TB-002 the tab that was chosen last is open the next time', async () => {
  const { unmount } = show()
  await userEvent.click(tab('Parametry'))
  await press('{ArrowRight}')
  await expectOpen('Záruka')
  unmount()
  forgetPage()
  show()
  await expectOpen('Záruka')
})

test('TB-003 after five minutes the first tab is open again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { unmount } = show()
  await userEvent.click(tab('Parametry'))
  unmount()
  forgetPage()
  vi.setSystemTime(Date.now() + 299_000)
  const second = show()
  await expectOpen('Parametry')
  second.unmount()
  vi.setSystemTime(Date.now() + 1000)
  show()
  await expectOpen('Popis')
})

test('an editor may set another time, and none', async () => {
  const { unmount } = show(SECTIONS, { memoryMinutes: 0 })
  await userEvent.click(tab('Parametry'))
  expect(localStorage).toHaveLength(0)
  unmount()
  forgetPage()
  show(SECTIONS, { memoryMinutes: 0 })
  await expectOpen('Popis')
})

test('whatever the storage holds, the first tab is open', async () => {
  const first = show()
  await userEvent.click(tab('Parametry'))
  first.unmount()
  const [key = ''] = Object.keys(localStorage)
  for (const value of ['', '{', '[]', '"x"', '{"tabId":"<b>","t":1}', `{"tabId":"nic","t":${Date.now()}}`]) {
    forgetPage()
    localStorage.setItem(key, value)
    const { unmount } = show()
    await expectOpen('Popis')
    unmount()
  }
})

test('without a storage all works but the memory', async () => {
  const refuse = () => {
    throw new DOMException('No', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  show()
  await userEvent.click(tab('Parametry'))
  await expectOpen('Parametry')
})

test('two sets of tabs on a page do not mix', async () => {
  const one = show()
  const other = renderWidget(widget, { content: PHONE, pk: '18' })
  const within = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[role=tab]')]
  const [ones, others] = [within(one.container), within(other.container)]
  await userEvent.click(others[1] as HTMLElement)
  await press('{ArrowRight}')
  await waitFor(() => expect(others.map(t => t.ariaSelected)).toEqual(['true', 'false']))
  await userEvent.click(ones[2] as HTMLElement)
  await waitFor(() => expect(ones.map(t => t.ariaSelected)).toEqual(['false', 'false', 'true']))
  expect(others.map(t => t.ariaSelected)).toEqual(['true', 'false'])
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  one.unmount()
  other.unmount()
  forgetPage()
  show()
  await expectOpen('Záruka')
})

test('TR-009 a tab click is tracked, and neither keys nor what the page opens by itself', async () => {
  goTo('#zaruka')
  show()
  await userEvent.click(tab('Parametry'))
  await press('{ArrowRight}')
  await expectOpen('Záruka')
  await new Promise(done => setTimeout(done, 50))
  expect(host.dataLayer).toEqual([
    { user_type: 'unregistered' },
    { event: 'select_content', content_type: 'tab', content_id: 'parametry' },
  ])
})

test('a section without an id, or with one that says too much, is tracked by its place', async () => {
  show(PHONE.replace('id="kontakt"', 'id="jan.novak@example.cz"'))
  await userEvent.click(tab('Kontakt'))
  await waitFor(() => expect(host.dataLayer?.at(-1)).toMatchObject({ content_id: 'tab-2' }))
})

test('where nothing is marked, headings of the first one`s level divide the content', async () => {
  show(
    '<p>Úvod</p><h2 id="a">Doprava</h2><p>Zdarma.</p><h3>Podrobnosti</h3><p>Do druhého dne.</p><h2>Platba</h2><p>Kartou.</p>',
  )
  expect(listTabs()).toEqual(['Doprava', 'Platba'])
  expect(screen.getByText('Úvod')).toBeVisible()
  expect(screen.getByText('Do druhého dne.')).toBeVisible()
  await userEvent.click(tab('Platba'))
  await waitFor(() => expect(screen.getByText('Kartou.')).toBeVisible())
  expect(screen.getByText('Úvod')).toBeVisible()
  expect(screen.getByText('Do druhého dne.')).not.toBeVisible()
})

test('a heading that is the tab`s name is not seen twice, and another one is', () => {
  show(
    '<section data-tab><h2>Doprava</h2><p>Zdarma.</p></section><section data-tab="Platba"><h2>Jak platit</h2></section>',
  )
  expect(screen.getByRole('heading', { name: 'Doprava' }).getBoundingClientRect().width).toBeLessThan(2)
  tab('Platba').click()
  expect(document.querySelectorAll('h2')[1]?.getBoundingClientRect().width).not.toBe(1)
})

test('print has the name of a section that has no heading, and the screen has it once', () => {
  const { container } = show()
  const titles = [...container.querySelectorAll('.ostrov-tabs-title')]
  expect(titles.map(title => title.textContent)).toEqual(['Popis', 'Záruka'])
  expect(titles.filter(title => title.checkVisibility())).toEqual([])
})

test('a section without any name is numbered', () => {
  show('<section data-tab="A">a</section><section data-tab>b</section>')
  expect(listTabs()).toEqual(['A', 'Záložka 2'])
})

test('content that has no parts is shown as it is, and its editor is told', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  show('<p>Jen text.</p>')
  expect(screen.getByText('Jen text.')).toBeVisible()
  expect(screen.queryByRole('tablist')).toBeNull()
  await waitFor(() => expect(error.mock.calls.join()).toContain('found neither an element with data-tab'))
})

test('what the browser`s own search finds in a closed panel is opened', async () => {
  const { container } = show()
  const hidden = container.querySelector('#parametry')?.closest('[role=tabpanel]')
  expect(hidden?.getAttribute('hidden')).toBe('until-found')
  hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expectOpen('Parametry')
})

test('what is found in tabs inside a panel opens each by its own', async () => {
  const { container } = show()
  const inner = document.createElement('div')
  container.querySelector('#zaruka')?.append(inner)
  const panels = [...container.querySelectorAll('[role=tabpanel]')]
  inner.dispatchEvent(new Event('beforematch', { bubbles: true }))
  expect(readOpen()).toBe('Popis')
  panels[2]?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expectOpen('Záruka')
})

test('at 320 px the row scrolls by itself, the page does not, and the open tab is in sight', async () => {
  const { container } = show(
    Array.from({ length: 9 }, (_, i) => `<section data-tab="Dlouhá záložka ${i}">${i}</section>`).join(''),
  )
  container.style.inlineSize = '320px'
  const row = screen.getByRole('tablist')
  expect(container.scrollWidth).toBe(320)
  expect(row.scrollWidth).toBeGreaterThan(320)
  for (const name of ['Dlouhá záložka 8', 'Dlouhá záložka 4', 'Dlouhá záložka 0']) {
    row.scrollLeft = name.endsWith('4') ? 0 : row.scrollLeft
    tab(name).click()
    await expectOpen(name)
    const [inner, outer] = [tab(name).getBoundingClientRect(), row.getBoundingClientRect()]
    expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1)
    expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
    expect(inner.height).toBeGreaterThanOrEqual(44)
  }
})

test('it speaks Romanian', () => {
  renderWidget(widget, { content: '<section data-tab>a</section>', market: 'ro' })
  expect(screen.getByRole('tablist', { name: 'File' })).toBeVisible()
  expect(listTabs()).toEqual(['Fila 1'])
})
