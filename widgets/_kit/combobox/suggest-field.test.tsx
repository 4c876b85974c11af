import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent as synthetic } from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { query } from '#core/http/endpoint.ts'
import { configurePage } from '#core/page.ts'
import { clearResources } from '#core/state/resource.ts'
import { SuggestField } from './suggest-field.tsx'
import { createSuggestions } from './suggestions.ts'

const endpoint = query('towns', {
  path: '/towns/',
  doc: 'Towns.',
  response: v.object({ result: v.array(v.string()) }),
})
const TOWNS = ['Praha', 'Prachatice', 'Prostějov']
let asked: string[] = []
let chosen: string[] = []
let sent = 0

beforeEach(() => {
  configurePage({ market: 'cz', routes: { towns: '/towns/' } })
  clearResources()
  asked = []
  chosen = []
  sent = 0
})

afterEach(() => vi.unstubAllGlobals())

const search = () => screen.getByRole<HTMLInputElement>('combobox')
const readActive = () => {
  const id = search().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : null
}

function show(load = async (term: string) => TOWNS.filter(town => town.startsWith(term))): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const term = new URL(request.url).searchParams.get('term') ?? ''
    asked.push(term)
    return load(term).then(
      result => Response.json({ result }),
      () => new Response(null, { status: 404 }),
    )
  })
  const suggestions = createSuggestions(term => ({ endpoint, query: { term } }))
  render(
    <form
      className="ostrov"
      onSubmit={event => {
        event.preventDefault()
        sent++
      }}
    >
      <SuggestField
        suggestions={suggestions}
        label="Obec"
        hint="Vyplní za vás obec."
        nameItem={town => town}
        onChoose={town => chosen.push(town)}
      />
      <button type="submit">Odeslat</button>
    </form>,
  )
}

async function type(text: string): Promise<void> {
  await userEvent.click(search())
  await userEvent.keyboard(text)
}

const press = async (key: string, active: string | null) => {
  await userEvent.keyboard(key)
  await waitFor(() => expect(readActive()).toBe(active))
}

test('VA-031 one letter asks for more, and the server is asked nothing', async () => {
  show()
  await type('P')
  expect(await screen.findByText('Napište alespoň 2 znaky.')).toBeVisible()
  await new Promise(done => setTimeout(done, 400))
  expect(asked).toEqual([])
})

test('the server is asked once the typing pauses, for the whole term', async () => {
  show()
  await type('Pros')
  expect(await screen.findByRole('option', { name: 'Prostějov' })).toBeVisible()
  expect(asked).toEqual(['Pros'])
  expect(search()).toHaveAttribute('aria-expanded', 'true')
})

test('what is pasted soon after a key has a pause of its own', async () => {
  let askedAt = 0
  show(async () => {
    askedAt = performance.now()
    return TOWNS
  })
  await type('x{Delete}{Backspace}')
  await new Promise(done => setTimeout(done, 120))
  const pastedAt = performance.now()
  fireEvent.input(search(), { target: { value: 'Pros' } })
  await waitFor(() => expect(asked).toEqual(['Pros']))
  expect(askedAt - pastedAt).toBeGreaterThanOrEqual(245)
})

test('no key is lost however fast it comes, while suggestions come and go', async () => {
  show()
  const text = 'Praha 11000 Prachatice Prostějov'
  await synthetic.setup({ delay: null }).type(search(), text)
  expect(search()).toHaveValue(text)
  await synthetic.setup({ delay: 15 }).type(search(), text)
  expect(search()).toHaveValue(text + text)
})

test('arrows go round the list, Enter takes the marked one and does not send the form', async () => {
  show()
  await type('Pr')
  await screen.findAllByRole('option')
  await press('{ArrowDown}', 'Praha')
  await press('{ArrowDown}', 'Prachatice')
  await press('{ArrowUp}', 'Praha')
  await press('{ArrowUp}', 'Prostějov')
  await press('{ArrowDown}', 'Praha')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(search()).toHaveValue('Praha')
  expect(search()).toHaveFocus()
  expect([chosen, sent]).toEqual([['Praha'], 0])
})

test('up arrow starts with the last, and keys that move in the text leave the list', async () => {
  show()
  await type('Pr')
  await screen.findAllByRole('option')
  await press('{ArrowUp}', 'Prostějov')
  await press('{ArrowLeft}', null)
  await userEvent.keyboard('x')
  expect(search()).toHaveValue('Pxr')
})

test('Escape closes the list, then empties the text; an arrow opens the list again', async () => {
  show()
  await type('Pr')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(search()).toHaveValue('Pr')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findAllByRole('option')
  expect(readActive()).toBeNull()
  await userEvent.keyboard('{Escape}{Escape}')
  expect(search()).toHaveValue('')
})

test('Enter without a list sends nothing', async () => {
  show()
  await type('P{Enter}')
  expect(sent).toBe(0)
})

test('a press of the pointer takes a suggestion and leaves the focus in the text', async () => {
  show()
  await type('Pr')
  await userEvent.click(await screen.findByRole('option', { name: 'Prachatice' }))
  expect(chosen).toEqual(['Prachatice'])
  await waitFor(() => expect(search()).toHaveFocus())
})

test('a press beside the options, as on the scroll bar, leaves the list open', async () => {
  show()
  await type('Pra')
  const list = await screen.findByRole('listbox')
  for (const name of ['pointerdown', 'mousedown']) {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true })
    list.dispatchEvent(event)
    expect(event.defaultPrevented, name).toBe(true)
  }
})

test('Tab goes on and chooses nothing', async () => {
  show()
  await type('Pr')
  await screen.findAllByRole('option')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Odeslat' })).toHaveFocus()
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(chosen).toEqual([])
})

test('a search that finds nothing says to fill in by hand', async () => {
  show()
  await type('Xy')
  expect(await screen.findByText(/Nic jsme nenašli/)).toBeVisible()
})

test('a search that fails leaves the visitor to fill in by hand', async () => {
  show(() => Promise.reject(new Error('down')))
  await type('Pr')
  expect(await screen.findByText(/Vyhledávání teď nefunguje/)).toBeVisible()
})

test('what was typed later wins over an answer that comes late', async () => {
  show(async term => {
    await new Promise(done => setTimeout(done, term === 'Pr' ? 800 : 10))
    return [`Našli jsme ${term}`]
  })
  await type('Pr')
  await waitFor(() => expect(asked).toEqual(['Pr']))
  await userEvent.keyboard('o')
  expect(await screen.findByRole('option', { name: 'Našli jsme Pro' })).toBeVisible()
  await new Promise(done => setTimeout(done, 900))
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Našli jsme Pro'])
})

const MANY = Array.from({ length: 30 }, (_, index) => `Praha ${index + 1}`)

/** Calls back once, as soon as there are options, before the browser paints them. */
const atFirstOptions = (react: (count: number) => void): Promise<void> =>
  new Promise(done => {
    const observer = new MutationObserver(() => {
      const { length } = screen.queryAllByRole('option')
      if (length === 0) return
      observer.disconnect()
      react(length)
      done()
    })
    observer.observe(document, { childList: true, subtree: true })
  })

test('of a long list what is in sight comes first, and the rest by itself', async () => {
  show(async () => MANY)
  let first = 0
  const seen = atFirstOptions(count => {
    first = count
  })
  await type('Pra')
  await seen
  expect(first).toBe(7)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(30))
  const last = screen.getAllByRole('option').at(-1)
  await press('{ArrowDown}', 'Praha 1')
  expect(screen.getAllByRole('option').at(-1), 'none is made anew').toBe(last)
})

test('the last one can be marked before the rest has come', async () => {
  show(async () => MANY)
  const marked: unknown[] = []
  const note = new MutationObserver(() => {
    if (search().hasAttribute('aria-activedescendant')) marked.push(readActive())
  })
  const seen = atFirstOptions(() => {
    note.observe(document, { attributes: true, subtree: true })
    search().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
  })
  await type('Pra')
  await seen
  await waitFor(() => expect(readActive()).toBe('Praha 30'))
  note.disconnect()
  expect(marked[0], 'what is marked is there at once').toBe('Praha 30')
})
