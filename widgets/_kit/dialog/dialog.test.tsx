// @firefox

import { render, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { configurePage } from '#core/page.ts'
import { Dialog } from './dialog.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './dialog.css'

beforeEach(() => configurePage({ market: 'cz' }))

type Setting = Partial<Pick<Parameters<typeof Dialog>[0], 'isBusy' | 'startsAt' | 'title'>>

/** A page with a button that opens a dialog, and one before and after it. */
function Page({ children, ...setting }: Setting & { children?: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="ostrov">
      <button type="button">Předchozí</button>
      <button type="button" onClick={() => setOpen(true)}>
        Otevřít
      </button>
      <button type="button">Další</button>
      {isOpen && (
        <Dialog title="Dodací adresa" {...setting} onClose={() => setOpen(false)}>
          {children ?? <Form />}
        </Dialog>
      )}
    </div>
  )
}

const Form = (): ReactNode => (
  <form>
    <p>Kam zásilku pošleme?</p>
    <input aria-label="Ulice" />
    <label>
      <input type="radio" name="kind" value="home" /> Domů
    </label>
    <label>
      <input type="radio" name="kind" value="work" defaultChecked /> Do práce
    </label>
    <button type="button" disabled>
      Ověřit
    </button>
    <button type="button">Uložit</button>
    <label>
      <input type="radio" name="more" value="a" defaultChecked /> Jednou
    </label>
    <label>
      <input type="radio" name="more" value="b" /> Vždycky
    </label>
  </form>
)

function Question(): ReactNode {
  const no = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title="Smazat vše?" startsAt={no} onClose={() => {}}>
      <button type="button">Ano</button>
      <button type="button" ref={no}>
        Ne
      </button>
    </Dialog>
  )
}

function Sent(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otevřít
      </button>
      {isOpen && (
        <Dialog title="Dodací adresa" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Uložit
          </button>
        </Dialog>
      )}
    </>
  )
}

function Inner(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Vybrat den
      </button>
      {isOpen && (
        <Dialog title="Den" onClose={() => setOpen(false)}>
          <button type="button">Dnes</button>
        </Dialog>
      )}
    </>
  )
}

/** Addresses that are deleted after a question; who was asked goes with the address. */
function Addresses(): ReactNode {
  const [towns, setTowns] = useState(['Aš', 'Brno', 'Cheb'])
  const [asked, setAsked] = useState('')
  return (
    <>
      <ul>
        {towns.map(town => (
          <li key={town}>
            <button type="button" onClick={() => setAsked(town)}>{`Smazat: ${town}`}</button>
          </li>
        ))}
      </ul>
      <button type="button">Přidat</button>
      {asked && (
        <Dialog title="Smazat adresu?" onClose={() => setAsked('')}>
          <button
            type="button"
            onClick={() => {
              setTowns(towns.filter(town => town !== asked))
              setAsked('')
            }}
          >
            Ano, smazat
          </button>
        </Dialog>
      )}
    </>
  )
}

async function open(setting: Parameters<typeof Page>[0] = {}): Promise<HTMLDialogElement> {
  render(<Page {...setting} />)
  await userEvent.click(screen.getByRole('button', { name: 'Otevřít' }))
  return screen.findByRole('dialog', { name: setting.title ?? 'Dodací adresa' })
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const nameFocused = (): string => {
  const { activeElement: at } = document
  return at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent?.trim() ?? at?.textContent ?? ''
}
async function walk(steps: number, shift = false): Promise<string[]> {
  const names: string[] = []
  for (let step = 0; step < steps; step++) {
    await userEvent.tab({ shift })
    names.push(nameFocused())
  }
  return names
}

/** A point of the backdrop. */
const BESIDE = { clientX: 3, clientY: 3 }
const point = (type: string, target: Element, at: { clientX: number; clientY: number }) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...at }))

test('Tab: moves focus to next focusable element inside the dialog. When focus is on the last focusable element in the dialog, moves focus to the first focusable element in the dialog.', async () => {
  await open()
  expect(nameFocused()).toBe('Ulice')
  expect(await walk(6)).toEqual(['Do práce', 'Uložit', 'Jednou', 'Zavřít', 'Ulice', 'Do práce'])
})

test('Shift + Tab: moves focus to previous focusable element inside the dialog. When focus is on the first focusable element in the dialog, moves focus to the last focusable element in the dialog.', async () => {
  await open()
  expect(await walk(5, true)).toEqual(['Zavřít', 'Jednou', 'Uložit', 'Do práce', 'Ulice'])
})

test('Escape: closes the dialog.', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expectClosed()
  expect(nameFocused()).toBe('Otevřít')
})

test('it is a modal dialog named by its title, and nothing behind it can be reached', async () => {
  const dialog = await open()
  expect(dialog.matches(':modal')).toBe(true)
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(within(dialog).getByRole('heading', { level: 2, name: 'Dodací adresa' })).toBeVisible()
  document.querySelector<HTMLElement>('.ostrov > button')?.focus()
  expect(nameFocused()).toBe('Ulice')
})

test('a form begins at its first field, a text at its title', async () => {
  await open({ startsAt: 'title', children: <a href="#terms">Podmínky</a> })
  expect(nameFocused()).toBe('Dodací adresa')
  expect(await walk(1, true)).toEqual(['Podmínky'])
  expect(await walk(2)).toEqual(['Zavřít', 'Podmínky'])
})

test('a question begins at the answer that its asker names', async () => {
  render(<Question />)
  await screen.findByRole('dialog')
  expect(nameFocused()).toBe('Ne')
})

test('a dialog without anything to focus holds the focus at its own button', async () => {
  await open({ children: <p>Hotovo.</p> })
  expect(nameFocused()).toBe('Dodací adresa')
  expect(await walk(3)).toEqual(['Zavřít', 'Zavřít', 'Zavřít'])
})

test('its button closes it, and the focus returns to what opened it', async () => {
  const dialog = await open()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zavřít' }))
  await expectClosed()
  expect(nameFocused()).toBe('Otevřít')
})

test('where what opened it is gone, the focus goes to what stood nearest', async () => {
  render(<Addresses />)
  for (const [name, next] of [
    ['Brno', 'Smazat: Cheb'],
    ['Cheb', 'Smazat: Aš'],
    ['Aš', 'Přidat'],
  ]) {
    await userEvent.click(screen.getByRole('button', { name: `Smazat: ${name}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ano, smazat' }))
    await expectClosed()
    await waitFor(() => expect(nameFocused()).toBe(next))
  }
})

test('a dialog that its page takes away gives the focus back and lets the page scroll', async () => {
  render(<Sent />)
  await userEvent.click(screen.getByRole('button', { name: 'Otevřít' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Uložit' }))
  await expectClosed()
  await waitFor(() => expect(nameFocused()).toBe('Otevřít'))
  expect(document.documentElement).not.toHaveAttribute('data-ostrov-scroll')
})

test('a click beside it closes it', async () => {
  const dialog = await open()
  point('mousedown', dialog, BESIDE)
  point('click', dialog, BESIDE)
  await expectClosed()
})

test('a click inside, or one that only ends beside it, does not close it', async () => {
  const dialog = await open()
  const { left, top } = dialog.getBoundingClientRect()
  const inside = { clientX: left + 20, clientY: top + 20 }
  await userEvent.click(within(dialog).getByText('Kam zásilku pošleme?'))
  point('mousedown', dialog, inside)
  point('click', dialog, BESIDE)
  point('mousedown', dialog, BESIDE)
  point('click', dialog, inside)
  await new Promise(requestAnimationFrame)
  expect(dialog.open).toBe(true)
})

test('while something is under way a click beside it closes nothing, Escape still does', async () => {
  const dialog = await open({ isBusy: true })
  point('mousedown', dialog, BESIDE)
  point('click', dialog, BESIDE)
  await new Promise(requestAnimationFrame)
  expect(dialog.open).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expectClosed()
})

test('the page behind neither scrolls nor moves, and scrolls again afterwards', async () => {
  render(<Page />)
  const tall = document.createElement('p')
  tall.style.blockSize = '300vh'
  document.body.append(tall)
  // A page's own rule, which no layer could undo by itself.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { overflow-y: scroll; scroll-behavior: auto }')
  document.adoptedStyleSheets.push(sheet)
  scrollTo(0, 120)
  const width = document.documentElement.clientWidth
  const opener = screen.getByRole('button', { name: 'Otevřít' })
  opener.focus({ preventScroll: true })
  opener.click()
  await screen.findByRole('dialog')
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  expect(document.documentElement.clientWidth).toBe(width)
  expect(scrollY).toBe(120)
  await userEvent.keyboard('{Escape}')
  await expectClosed()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('scroll')
  expect(scrollY).toBe(120)
  document.adoptedStyleSheets.pop()
  tall.remove()
})

test('two dialogs, one upon the other, hold the page until both are closed', async () => {
  await open({ children: <Inner /> })
  await userEvent.click(screen.getByRole('button', { name: 'Vybrat den' }))
  await screen.findByRole('dialog', { name: 'Den' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Den' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Dodací adresa' })).toBeVisible()
  expect(nameFocused()).toBe('Vybrat den')
  expect(document.documentElement).toHaveAttribute('data-ostrov-scroll')
  await userEvent.keyboard('{Escape}')
  await expectClosed()
  expect(document.documentElement).not.toHaveAttribute('data-ostrov-scroll')
})

test('neither it nor the page gets a style attribute, which a strict policy refuses', async () => {
  const setAttribute = vi.spyOn(Element.prototype, 'setAttribute')
  const styles = vi.spyOn(HTMLElement.prototype, 'style', 'get')
  const dialog = await open()
  expect(dialog.querySelectorAll('[style]')).toHaveLength(0)
  expect(dialog).not.toHaveAttribute('style')
  expect(document.documentElement).not.toHaveAttribute('style')
  expect(document.body).not.toHaveAttribute('style')
  expect(setAttribute.mock.calls.filter(([name]) => name === 'style')).toEqual([])
  styles.mockRestore()
  setAttribute.mockRestore()
})

test('a translated page has the new title and can close it', async () => {
  const { rerender } = render(
    <Dialog title="Krok 1" onClose={() => {}}>
      <p>Text</p>
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog')
  const title = within(dialog).getByText('Krok 1')
  const font = document.createElement('font')
  font.append('Step 1')
  title.replaceChildren(font)
  rerender(
    <Dialog title="Krok 2" onClose={() => {}}>
      <p>Text</p>
    </Dialog>,
  )
  await waitFor(() => expect(within(dialog).getByRole('heading').textContent).toBe('Krok 2'))
})

test('it fits a window of 320 px, its text wraps, and its head stays in sight', async () => {
  await browserPage.viewport(320, 480)
  const text = Array.from({ length: 60 }, () => 'Velmidlouháslovabezmezer').join('')
  const dialog = await open({ startsAt: 'title', children: <p>{text.repeat(3)}</p> })
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  expect([left >= 0, right <= 320, top >= 0, bottom <= 480]).toEqual([true, true, true, true])
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  dialog.scrollTo(0, dialog.scrollHeight)
  const close = within(dialog).getByRole('button', { name: 'Zavřít' }).getBoundingClientRect()
  expect(close.top).toBeGreaterThanOrEqual(0)
  expect([close.width, close.height]).toEqual([44, 44])
  await browserPage.viewport(414, 896)
})
