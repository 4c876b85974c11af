import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineMessages } from '#core/intl/define-messages.ts'
import { defineParams } from '#core/params/define-params.ts'
import { defineWidget } from '#core/widget.ts'
import {
  bomb,
  closePage,
  counter,
  find,
  rest,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'
import type { LoadedWidget } from './registry.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await closePage()
  log.length = 0
  history.replaceState(null, '', location.pathname + location.search)
})

/** What the island below was told by its own handlers. */
const log: string[] = []

const HELP = '#help'

function Order(): ReactNode {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [colour, setColour] = useState('red')
  const [isGift, setIsGift] = useState(false)
  const [size, setSize] = useState('m')
  return (
    <form
      name="order"
      onSubmit={event => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        log.push(
          `submit ${name} ${colour} ${size} ${(submitter as HTMLButtonElement | null)?.value ?? 'none'}`,
        )
      }}
    >
      <input name="name" value={name} onChange={event => setName(event.currentTarget.value)} />
      <textarea value={note} onChange={event => setNote(event.currentTarget.value)} />
      <label>
        <input
          type="radio"
          name="colour"
          value="red"
          checked={colour === 'red'}
          onChange={() => setColour('red')}
        />
        Red
      </label>
      <label>
        <input
          type="radio"
          name="colour"
          value="blue"
          checked={colour === 'blue'}
          onChange={() => setColour('blue')}
        />
        Blue
      </label>
      <label>
        <input
          type="checkbox"
          name="gift"
          checked={isGift}
          onChange={event => setIsGift(event.currentTarget.checked)}
        />
        Gift
      </label>
      <select name="size" value={size} onChange={event => setSize(event.currentTarget.value)}>
        <option value="m">M</option>
        <option value="l">L</option>
      </select>
      <button type="submit" name="how" value="fast">
        Order
      </button>
      <button type="button" onClick={() => log.push('more')}>
        <b>More</b>
      </button>
      <a
        href={HELP}
        onClick={event => {
          event.preventDefault()
          log.push('help')
        }}
      >
        Help
      </a>
      <a href="#terms">Terms</a>
      <button type="button" data-replay="price" onClick={() => log.push('price')}>
        Price
      </button>
      <output>{JSON.stringify({ name, note, colour, isGift, size })}</output>
    </form>
  )
}

const order = defineWidget({
  params: defineParams({}),
  messages: defineMessages({ cs: {}, ro: {}, en: {} }),
  when: 'load',
  View: Order,
})

/** The island's own markup as a server renders it, and as a fallback of which the texts differ. */
const FORM = `<form name="order" action="#native" method="get">
  <input name="name"><textarea></textarea>
  <label><input type="radio" name="colour" value="red" checked>Red</label><label><input type="radio" name="colour" value="blue">Blue</label>
  <label><input type="checkbox" name="gift">Gift</label>
  <select name="size"><option value="m" selected>M</option><option value="l">L</option></select>
  <button type="submit" name="how" value="fast">Order</button><button type="button"><b>More</b></button>
  <a href="#help">Help</a><a href="#terms">Terms</a><button type="button" data-replay="price">Cena</button><a href="#gone">Gone</a>
</form>`

/** An island whose code comes when it is called for. */
function startHeld(
  markup: string,
  widget: LoadedWidget = order,
): { arrive: () => Promise<void>; fail: () => void } {
  let settle: { done: (module: { widget: LoadedWidget }) => void; fail: (error: Error) => void } | undefined
  const load = () =>
    new Promise<{ widget: LoadedWidget }>((done, fail) => {
      settle = { done, fail }
    })
  writePage(markup)
  start({ order: { load } })
  return {
    arrive: async () => {
      await until(() => expect(settle).toBeDefined())
      settle?.done({ widget })
      await until(() => expect(stateOf('[data-component]')).toBe('ready'))
      await rest()
    },
    fail: () => settle?.fail(new TypeError('Failed to fetch')),
  }
}

const place = (inside: string, more = '') => `<div data-component="order" ${more}>${inside}</div>`

/** The island's markup as the server would have rendered it. */
function renderOnServer(): string {
  return `<script type="application/json" data-ostrov="data">{"id":"s1","answers":[]}</script><div class="ostrov"><form name="order"><input name="name" value=""><textarea></textarea><label><input type="radio" name="colour" value="red" checked="">Red</label><label><input type="radio" name="colour" value="blue">Blue</label><label><input type="checkbox" name="gift">Gift</label><select name="size"><option value="m" selected="">M</option><option value="l">L</option></select><button type="submit" name="how" value="fast">Order</button><button type="button"><b>More</b></button><a href="#help">Help</a><a href="#terms">Terms</a><button type="button" data-replay="price">Price</button><output>{"name":"","note":"","colour":"red","isGift":false,"size":"m"}</output></form></div>`
}

const shown = () => JSON.parse(find('output').textContent) as Record<string, unknown>
const WAYS = [
  ['rendered', place(FORM)],
  ['hydrated', place(renderOnServer(), 'data-rendered')],
] as const

for (const [way, markup] of WAYS) {
  test(`what was typed and chosen before a ${way} island was up is in it, and it knows`, async () => {
    const island = startHeld(markup)
    await userEvent.type(find('[name=name]'), 'Jana Nová')
    await userEvent.type(find('textarea'), 'Two lines')
    await userEvent.click(find('[value=blue]'))
    await userEvent.click(find('[name=gift]'))
    await userEvent.selectOptions(find('select'), 'l')
    await island.arrive()
    const typed = { name: 'Jana Nová', note: 'Two lines', colour: 'blue', isGift: true, size: 'l' }
    await until(() => expect(shown()).toEqual(typed))
    expect(find<HTMLInputElement>('[name=name]').value).toBe('Jana Nová')
    expect(find<HTMLInputElement>('[value=blue]').checked).toBe(true)
    expect(find<HTMLSelectElement>('select').value).toBe('l')
    await userEvent.type(find('[name=name]'), '!')
    await until(() => expect(shown().name).toBe('Jana Nová!'))
  })

  test(`focus and caret stay where they were in a ${way} island`, async () => {
    const island = startHeld(markup)
    await userEvent.type(find('[name=name]'), 'Jana')
    find<HTMLInputElement>('[name=name]').setSelectionRange(1, 3)
    await island.arrive()
    const field = find<HTMLInputElement>('[name=name]')
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3])
    await userEvent.keyboard('o')
    await until(() => expect(shown().name).toBe('Joa'))
  })

  test(`a field that nobody touched tells a ${way} island nothing`, async () => {
    const island = startHeld(markup)
    const inputs = vi.fn()
    find('[data-component]').addEventListener('input', inputs)
    await island.arrive()
    expect(inputs).not.toHaveBeenCalled()
    expect(shown()).toEqual({ name: '', note: '', colour: 'red', isGift: false, size: 'm' })
  })

  test(`clicks are done in a ${way} island, each once and in their order`, async () => {
    const island = startHeld(markup)
    await userEvent.click(find('b'))
    await userEvent.click(find('[data-replay]'))
    await userEvent.click(find('a[href="#help"]'))
    await userEvent.click(find('b'))
    expect(log).toEqual([])
    await island.arrive()
    expect(log).toEqual(['more', 'price', 'help', 'more'])
    expect(location.hash).toBe('')
  })

  test(`a link that a ${way} island has no answer to goes where it goes`, async () => {
    const island = startHeld(markup)
    await userEvent.click(find('a[href="#terms"]'))
    expect(location.hash).toBe('')
    await island.arrive()
    await until(() => expect(location.hash).toBe('#terms'))
  })

  test(`a submit is done in a ${way} island with what was typed, once`, async () => {
    const island = startHeld(markup)
    await userEvent.type(find('[name=name]'), 'Jana')
    await userEvent.click(find('[name=how]'))
    expect(location.search).not.toContain('how')
    await island.arrive()
    expect(log).toEqual(['submit Jana red m fast'])
  })
}

test('a link that the island no longer has goes where it went', async () => {
  const island = startHeld(place(FORM))
  await userEvent.click(find('a[href="#gone"]'))
  await island.arrive()
  await until(() => expect(location.hash).toBe('#gone'))
})

test('of many alike, the one in the same place is clicked', async () => {
  const one = '<button type="button">Add</button>'
  const island = startHeld(place(one.repeat(3)), { ...order, View: Shelf })
  await userEvent.click(find('button:nth-of-type(2)'))
  await island.arrive()
  expect(log).toEqual(['add 2'])
})

function Shelf(): ReactNode {
  return [1, 2, 3].map(each => (
    <button key={each} type="button" onClick={() => log.push(`add ${each}`)}>
      Add
    </button>
  ))
}

test('the click that wakes an island is done in it', async () => {
  writePage('<div data-component="counter"><button type="button">Přidat</button></div>')
  start({ counter: { when: 'interaction', load: async () => ({ widget: counter }) } })
  await rest()
  await userEvent.click(find('button'))
  await until(() => expect(find('output').textContent).toBe('1'))
  await rest(60)
  expect(find('output').textContent).toBe('1')
})

test('when the code does not come, links and forms do what they did without an island', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const island = startHeld(place(FORM))
  await rest()
  const submitters: unknown[] = []
  const native = (event: SubmitEvent) => {
    event.preventDefault()
    submitters.push(event.submitter)
  }
  document.addEventListener('submit', native)
  await userEvent.click(find('a[href="#terms"]'))
  await userEvent.click(find('[name=how]'))
  await userEvent.click(find('b'))
  submitters.length = 0
  const clicks = vi.fn()
  find('b').addEventListener('click', clicks)
  island.fail()
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  expect(location.hash).toBe('#terms')
  expect(submitters).toEqual([find('[name=how]')])
  // A button of the server's markup had its click when it was clicked.
  expect(clicks).not.toHaveBeenCalled()
  document.removeEventListener('submit', native)
})

test('a failed island takes no click from its markup', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage('<div data-component="bomb" data-params=\'{"atOnce":true}\'><a href="#phone">Call us</a></div>')
  start({ bomb })
  await until(() => expect(stateOf('[data-component]')).toBe('failed'))
  await userEvent.click(find('a'))
  expect(location.hash).toBe('#phone')
})

test('a link is let go after four seconds, come what may', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  startHeld(place(FORM))
  await rest()
  find('a[href="#terms"]').click()
  vi.advanceTimersByTime(3900)
  expect(location.hash).toBe('')
  vi.advanceTimersByTime(200)
  expect(location.hash).toBe('#terms')
  find('a[href="#help"]').click()
  expect(location.hash).toBe('#help')
})

test('typing in an island that is up is left alone when another mounts', async () => {
  writePage(`${place(FORM)}<p></p>`)
  start({ order })
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  await userEvent.type(find('[name=name]'), 'Jana')
  find('p').outerHTML = place(FORM, 'id="second"')
  await until(() => expect(stateOf('#second')).toBe('ready'))
  expect(shown().name).toBe('Jana')
  expect(document.activeElement).toBe(find('[name=name]'))
})

test('focus in the server markup that has no place in the island goes to the island, not to the page', async () => {
  writePage('<div data-component="counter"><a href="#x">Elsewhere</a></div>')
  find('a').focus()
  start({ counter })
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  expect(document.activeElement).toBe(find('.ostrov'))
})
