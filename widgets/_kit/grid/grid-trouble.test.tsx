// @react

import { act, render, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Failure, FailureError } from '#core/http/failure.ts'
import { configurePage } from '#core/page.ts'
import { clearResources } from '#core/state/resource.ts'
import { startFakeServer } from '#testing/fake-server.ts'
import { describeProducts, listProducts, makeProducts, type Product } from '#testing/fixtures/grid.ts'
import { hear } from '#testing/hear.ts'
import type { Column } from './column.ts'
import { DataGrid } from './data-grid.tsx'
import type { GridAction } from './grid-action.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './grid.css'

interface Setting {
  count?: number
  save?: (row: Product, change: Partial<Product>) => Promise<Product>
  load?: () => Promise<unknown>
  tone?: NonNullable<Column<Product>['tone']>
  actions?: readonly GridAction[]
  nameRow?: (row: Product) => string
  columns?: readonly Column<Product>[]
}

function show({ count = 30, save, load, tone, actions, nameRow, columns: own }: Setting) {
  localStorage.removeItem('ostrov:grid:products')
  clearResources()
  configurePage({ market: 'cz', loginUrl: '/cz/prihlaseni/' })
  const fake = startFakeServer({})
  const columns = (own ?? describeProducts(save)).map(column => ({
    ...column,
    ...(column.edit && load && { edit: { ...column.edit, load } }),
    ...(column.id === 'state' && tone && { tone }),
  }))
  const list = listProducts(makeProducts(count))
  const { unmount } = render(
    <div className="ostrov" style={{ inlineSize: '1100px' }}>
      <DataGrid
        name="products"
        label="Produkty"
        columns={columns}
        list={list}
        getId={({ id }) => id}
        {...(actions && { actions })}
        {...(nameRow && { nameRow })}
      />
    </div>,
  )
  onTestFinished(() => {
    unmount()
    fake.stop()
  })
  return { list }
}

const cellAt = (place: string) => document.querySelector<HTMLElement>(`[data-cell="${place}"]`)
const focusCell = (place: string) => act(() => cellAt(place)?.focus())
const fail = (failure: Failure) =>
  new FailureError(failure, 'preorder-stock-update', { isWrite: true, isOutcomeUnknown: false })

function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const tell = (name: string): void => void act(() => dispatchEvent(new Event(name)))
  onTestFinished(() => {
    online.mockRestore()
    tell('online')
  })
  tell('offline')
  return () => {
    online.mockReturnValue(true)
    tell('online')
  }
}

const asksToLeave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function putInto(place: string, text: string): Promise<void> {
  await focusCell(place)
  await userEvent.keyboard('{F2}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  await userEvent.fill(document.activeElement as HTMLElement, text)
  await userEvent.keyboard('{Enter}')
}

test('a cell that was not saved says so whole below the rows, leads who is signed out in beside the page, and is saved once more', async () => {
  let failure: Failure | null = { kind: 'signed-out' }
  const saved: Partial<Product>[] = []
  show({
    save: async (row, change) => {
      if (failure) throw fail(failure)
      saved.push(change)
      return { ...row, ...change }
    },
  })
  await screen.findByRole('grid')
  await putInto('0:3', '150')
  const alert = await screen.findByRole('alert')
  expect(asksToLeave(), 'what is in no other place is not left unasked').toBe(true)
  expect(alert.textContent).toContain(
    'P-000001, Cena: „150\u00a0Kč“ se nepodařilo uložit. Přihlášení chybí, nebo vypršelo.',
  )
  expect(alert.closest('.ostrov-grid-bars')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Přihlásit se' })).toHaveAttribute('target', '_blank')
  failure = { kind: 'server', requestId: 'c0ffee-1' }
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('c0ffee-1'))
  failure = null
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await waitFor(() => expect(saved).toEqual([{ price: 15000 }]))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(cellAt('0:3')).not.toHaveAttribute('aria-invalid')
  expect(asksToLeave()).toBe(false)
})

const INVALID: Failure = { kind: 'invalid', fields: {}, message: 'Drží se jen 7.', url: null }

test('a value that the server refuses is corrected or put back, and never sent again as it is', async () => {
  const sent: Partial<Product>[] = []
  show({
    save: async (row, change) => {
      sent.push(change)
      if ((change.price ?? 0) > 20_000) throw fail(INVALID)
      return { ...row, ...change }
    },
  })
  await screen.findByRole('grid')
  const was = cellAt('0:3')?.textContent ?? ''
  await putInto('0:3', '500')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Drží se jen 7.')
  expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Opravit' }))
  const field = await screen.findByRole('textbox', { name: 'Cena' })
  expect(field).toHaveValue('500')
  await userEvent.fill(field, '600')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent).toHaveLength(2))
  await userEvent.click(await screen.findByRole('button', { name: /^Vrátit „/ }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(cellAt('0:3')).not.toHaveAttribute('aria-invalid')
  expect(cellAt('0:3')?.textContent).toBe(was)
  expect(cellAt('0:3')).toHaveFocus()
  expect(asksToLeave()).toBe(false)
  expect(sent).toHaveLength(2)
})

test('Escape on a cell that was not saved puts its saved value back, and so does Ctrl+Z, before any older change', async () => {
  show({
    save: async (row, change) => {
      if ((change.price ?? 0) > 20_000) throw fail(INVALID)
      return { ...row, ...change }
    },
  })
  await screen.findByRole('grid')
  await putInto('1:3', '120')
  await waitFor(() => expect(cellAt('1:3')).not.toHaveAttribute('aria-busy'))
  const was = cellAt('0:3')?.textContent
  for (const key of ['{Escape}', '{Control>}z{/Control}']) {
    await putInto('0:3', '500')
    await waitFor(() => expect(cellAt('0:3')).toHaveAttribute('aria-invalid', 'true'))
    await focusCell('0:3')
    await userEvent.keyboard(key)
    await waitFor(() => expect(cellAt('0:3')).not.toHaveAttribute('aria-invalid'))
    expect(cellAt('0:3')?.textContent).toBe(was)
    expect(cellAt('1:3')?.textContent).toContain('120')
  }
})

test('once the note is closed, the cell still says why it is red', async () => {
  show({ save: () => Promise.reject(fail(INVALID)) })
  await screen.findByRole('grid')
  await putInto('0:3', '500')
  const alert = await screen.findByRole('alert')
  await userEvent.click(
    within(alert.closest('.ostrov-grid-bars') as HTMLElement).getByRole('button', { name: 'Zavřít' }),
  )
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(cellAt('0:3')).toHaveAttribute('title', 'Drží se jen 7.')
})

test('several cells that were not saved are told in one note and saved by one press', async () => {
  let isBroken = true
  const saved: string[] = []
  show({
    save: async (row, change) => {
      if (isBroken) throw fail({ kind: 'timeout' })
      saved.push(`${row.id} ${JSON.stringify(change)}`)
      return { ...row, ...change }
    },
  })
  await screen.findByRole('grid')
  for (const row of [0, 1, 2, 3, 4]) await putInto(`${row}:3`, `15${row}`)
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(5))
  const [alert, ...others] = await screen.findAllByRole('alert')
  expect(others).toEqual([])
  await waitFor(() => expect(alert?.textContent).toContain('a další: 2'))
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await waitFor(() => expect(saved).toHaveLength(5))
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0))
})

test.each([
  [{ kind: 'forbidden', message: null, isMute: true }],
  [{ kind: 'forbidden', message: null }],
  [{ kind: 'forbidden', message: 'no' }],
  [{ kind: 'contract', where: 'csrf' }],
] as const)(
  'a save that is refused to who asks (%j) leads to the sign-in, and keeps what was put in',
  async failure => {
    let isIn = false
    show({
      save: async (row, change) => {
        if (!isIn) throw fail(failure)
        return { ...row, ...change }
      },
    })
    await screen.findByRole('grid')
    await putInto('0:3', '150')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'P-000001, Cena: „150 Kč“ se nepodařilo uložit. K této změně nemáte oprávnění, nebo vaše přihlášení skončilo. Přihlaste se v jiném panelu a uložte ji znovu, nebo se obraťte na správce.',
    )
    expect(cellAt('0:3')?.title).toMatch(/^K této změně/)
    const link = screen.getByRole('link', { name: 'Přihlásit se' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('href')).toMatch(/^\/cz\/prihlaseni\/\?next=/)
    isIn = true
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    await waitFor(() => expect(cellAt('0:3')).not.toHaveAttribute('aria-invalid'))
    expect(cellAt('0:3')?.textContent).toMatch(/^150/)
  },
)

test('a refusal to who asks that the server explains is read in its words, and not tried again', async () => {
  const message = 'Zásoby smí měnit jen vedoucí skladu.'
  show({ save: () => Promise.reject(fail({ kind: 'forbidden', message })) })
  await screen.findByRole('grid')
  await putInto('0:3', '150')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Vrátit „/ }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('cells that failed for different reasons are told each with its own, tried again and closed each by itself', async () => {
  const tried: string[] = []
  const failures: Record<string, Failure> = {
    1: { kind: 'server', requestId: 'c0ffee-1' },
    2: { kind: 'forbidden', message: null, isMute: true },
    3: { kind: 'server', requestId: 'c0ffee-2' },
    4: INVALID,
    5: { ...INVALID, message: 'Drží se jen 9.' },
  }
  show({
    save: async ({ id }) => {
      tried.push(id)
      throw fail(failures[id] as Failure)
    },
  })
  await screen.findByRole('grid')
  for (const row of [0, 1, 2, 3]) await putInto(`${row}:3`, `15${row}`)
  const listAlerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '')
  await waitFor(() =>
    expect(listAlerts()).toEqual([
      expect.stringMatching(/P-000001, .*P-000003, .*Při zpracování.*c0ffee-2/),
      expect.stringMatching(/^P-000002, .*K této změně/),
      expect.stringMatching(/^P-000004, .*Drží se jen 7\./),
    ]),
  )
  await userEvent.click(screen.getAllByRole('button', { name: 'Zkusit znovu' })[0] as HTMLElement)
  await waitFor(() => expect(tried.slice(4).sort()).toEqual(['1', '3']))
  await waitFor(() => expect(listAlerts()).toHaveLength(3))
  // As many reasons as are told.
  await putInto('4:3', '154')
  await waitFor(() => expect(listAlerts().at(-1)).toBe('a další: 1.'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Zavřít' })[0] as HTMLElement)
  await waitFor(() =>
    expect(listAlerts()).toEqual([
      expect.stringMatching(/^P-000002/),
      expect.stringMatching(/^P-000004/),
      expect.stringMatching(/^P-000005/),
    ]),
  )
})

test('why a cell was not saved lies under no heading: whoever went on reads it below the rows', async () => {
  show({ save: () => Promise.reject(fail({ kind: 'timeout' })) })
  await screen.findByRole('grid')
  await putInto('0:3', '150')
  await waitFor(() => expect(cellAt('0:3')).toHaveAttribute('aria-invalid', 'true'))
  await waitFor(() => expect(document.activeElement).toBe(cellAt('1:3')))
  await userEvent.hover(cellAt('0:3') as Element)
  const bubble = document.querySelector('.ostrov-grid-cell-error') as Element
  expect(getComputedStyle(bubble).visibility).toBe('hidden')
  await userEvent.keyboard('{ArrowUp}')
  expect(getComputedStyle(bubble).visibility).toBe('visible')
  const { left, top, width } = bubble.getBoundingClientRect()
  expect(bubble.contains(document.elementFromPoint(left + width / 2, top + 3))).toBe(true)
})

const readInSight = (): boolean => {
  const reason = document.querySelector('.ostrov-grid-cell-error') as Element
  const { left, right, top, bottom } = reason.getBoundingClientRect()
  return [top + 1, bottom - 1].every(y =>
    reason.contains(document.elementFromPoint((left + Math.min(right, innerWidth)) / 2, y)),
  )
}

test.each([
  [30, 29, 'Zadejte celé koruny.'],
  [1, 0, 'Zadejte celé koruny.'],
  [1, 0, 'Zadejte celé koruny bez haléřů, nejvýše tolik, kolik je v ceníku.'],
  [2, 1, 'Zadejte celé koruny bez haléřů, nejvýše tolik, kolik je v ceníku.'],
])('of %i rows, why a value was refused in row %i is read whole: %s', async (count, at, reason) => {
  const columns = describeProducts().map(column =>
    column.id === 'price' && column.edit
      ? { ...column, edit: { ...column.edit, check: () => reason } }
      : column,
  )
  show({ count, columns })
  await screen.findByRole('grid')
  if (at > 0) {
    await focusCell('0:3')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(cellAt(`${at}:3`)).not.toBeNull())
  }
  await putInto(`${at}:3`, 'abc')
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  expect(readInSight()).toBe(true)
})

test('why a value was refused at the right edge of the grid is read whole', async () => {
  const reason = 'Zadejte celé koruny bez haléřů, nejvýše tolik, kolik je v ceníku.'
  const columns = describeProducts()
  const price = columns.find(({ id }) => id === 'price')
  if (!price?.edit) throw new Error('the price can be edited')
  const last = { ...price, edit: { ...price.edit, check: () => reason } }
  show({ columns: [...columns.filter(({ id }) => id !== 'price'), last] })
  await screen.findByRole('grid')
  await putInto(`0:${columns.length - 1}`, 'abc')
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  const { left, right } = screen.getByRole('alert').getBoundingClientRect()
  const box = document.querySelector('.ostrov-grid-scroller')?.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(box?.left ?? Infinity)
  expect(right).toBeLessThanOrEqual(box?.right ?? 0)
  expect(readInSight()).toBe(true)
})

test('why the last row was not saved is read whole as it is told, and by who comes back to it', async () => {
  show({ count: 3, save: () => Promise.reject(fail(INVALID)) })
  await screen.findByRole('grid')
  await putInto('2:3', '150')
  await waitFor(() => expect(cellAt('2:3')).toHaveAttribute('aria-invalid', 'true'))
  expect(document.activeElement).toBe(cellAt('2:3'))
  expect(readInSight()).toBe(true)
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.hover(cellAt('2:3') as Element)
  const { left, top, height } = (cellAt('1:3') as Element).getBoundingClientRect()
  expect(cellAt('1:3')?.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(cellAt('2:3')))
  expect(readInSight()).toBe(true)
})

test('what is put into a cell without a network stays in it, marked, whether its field came or not', async () => {
  let isCut = true
  const saved: Partial<Product>[] = []
  show({
    load: () => (isCut ? Promise.reject(new Error('offline')) : Promise.resolve()),
    save: async (row, change) => {
      if (isCut) throw new FailureError({ kind: 'offline' }, 'x', { isWrite: true, isOutcomeUnknown: true })
      saved.push(change)
      return { ...row, ...change }
    },
  })
  await screen.findByRole('grid')
  const goOnline = goOffline()
  await focusCell('0:3')
  await userEvent.keyboard('66{Enter}')
  expect(
    await screen.findByText('P-000001, Cena: „66“ se nepodařilo uložit, jste bez připojení.'),
  ).toBeVisible()
  expect(cellAt('0:3')).toHaveAttribute('aria-invalid', 'true')
  expect(cellAt('0:3')?.querySelector('.ostrov-grid-text')?.textContent).toBe('66')
  isCut = false
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByRole('textbox', { name: 'Cena' })).toHaveValue('66')
  isCut = true
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(cellAt('0:3')).toHaveAttribute('aria-invalid', 'true'))
  expect(cellAt('0:3')?.querySelector('.ostrov-grid-text')?.textContent).toBe('66\u00a0Kč')
  expect(
    await screen.findByText('P-000001, Cena: „66 Kč“ se nepodařilo uložit, jste bez připojení.'),
  ).toBeVisible()
  isCut = false
  goOnline()
  await waitFor(() => expect(saved).toEqual([{ price: 6600 }]))
  await waitFor(() => expect(cellAt('0:3')).not.toHaveAttribute('aria-invalid'))
})

test('what was put in without a network is saved by itself once it is back, other failures and what fails again by hand', async () => {
  const tried: string[] = []
  let failure: Failure = { kind: 'server', requestId: 'c0ffee-1' }
  show({
    save: async ({ id }) => {
      tried.push(id)
      throw fail(failure)
    },
  })
  await screen.findByRole('grid')
  await putInto('0:3', '150')
  await waitFor(() => expect(tried).toEqual(['1']))
  const goOnline = goOffline()
  failure = { kind: 'offline' }
  await putInto('1:3', '160')
  await waitFor(() => expect(tried).toEqual(['1', '2']))
  await waitFor(() => expect(cellAt('1:3')).toHaveAttribute('aria-invalid', 'true'))
  goOnline()
  await waitFor(() => expect(tried).toEqual(['1', '2', '2']))
  // Each of the two reasons has its own.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Zkusit znovu' })).toHaveLength(2))
  expect(tried).toEqual(['1', '2', '2'])
})

test('a cell whose row has left the page is told by its name, saved once more, taken back and done again', async () => {
  let failure: Failure | null = { kind: 'server', requestId: 'c0ffee-1' }
  const saved: string[] = []
  const { list } = show({
    nameRow: ({ code, manufacturer }) => `${code}, ${manufacturer}`,
    save: async (row, change) => {
      if (failure) throw fail(failure)
      saved.push(`${row.id} ${JSON.stringify(change)}`)
      return { ...row, ...change }
    },
  })
  await screen.findByRole('grid')
  await putInto('0:3', '150')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'P-000001, Apple, Cena: „150\u00a0Kč“ se nepodařilo uložit.',
  )
  await act(() => list.setFilter('manufacturer__icontains', 'samsung'))
  await waitFor(() => expect(cellAt('0:2')?.textContent).toBe('Samsung'))
  expect(screen.getByRole('alert').textContent).toContain('P-000001, Apple, Cena')
  failure = null
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByText('P-000001, Apple, Cena: změněno z „99 Kč“ na „150 Kč“.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByText('P-000001, Apple, Cena: vráceno z „150 Kč“ na „99 Kč“.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Znovu provést' }))
  expect(await screen.findByText('P-000001, Apple, Cena: změněno z „99 Kč“ na „150 Kč“.')).toBeVisible()
  expect(saved).toEqual(['1 {"price":15000}', '1 {"price":9900}', '1 {"price":15000}'])
})

test.each([
  ['Uložit „150\u00a0Kč“', '150\u00a0Kč'],
  ['Nechat „500\u00a0Kč“', '500\u00a0Kč'],
])('who decides about a cell that two have changed by %s goes on from that cell', async (name, left) => {
  const theirs = { ...(makeProducts(2)[1] as Product), price: 500_00 }
  const columns = describeProducts(async (row, change) => {
    if (row.price !== theirs.price) throw fail({ kind: 'conflict', message: null })
    return { ...row, ...change }
  }).map(column =>
    column.edit ? { ...column, edit: { ...column.edit, readCurrent: () => theirs } } : column,
  )
  show({ columns, count: 200 })
  await screen.findByRole('grid')
  await putInto('1:3', '150')
  await screen.findByRole('button', { name })
  await focusCell('1:3')
  // Its row is not drawn any more.
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await waitFor(() => expect(cellAt('1:3')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(cellAt('1:3')).toHaveFocus())
  expect(cellAt('1:3')?.textContent).toContain(left)
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(cellAt('2:3')).toHaveFocus())
})

test('a cell that two have changed is decided also when its row has left the page', async () => {
  const theirs = { ...(makeProducts(2)[1] as Product), price: 500_00 }
  const saved: Product[] = []
  const columns = describeProducts(async (row, change) => {
    if (row.price !== theirs.price) throw fail({ kind: 'conflict', message: null })
    saved.push({ ...row, ...change })
    return { ...row, ...change }
  }).map(column =>
    column.edit ? { ...column, edit: { ...column.edit, readCurrent: () => theirs } } : column,
  )
  const { list } = show({ columns })
  await screen.findByRole('grid')
  await putInto('1:3', '150')
  const told = 'P-000002, Cena: vaše hodnota je „150 Kč“, někdo mezitím uložil „500 Kč“.'
  expect(await screen.findByText(told)).toBeVisible()
  await act(() => list.setFilter('manufacturer__icontains', 'apple'))
  await waitFor(() => expect(cellAt('1:2')?.textContent).toBe('Apple'))
  expect(screen.getByText(told)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Uložit „150\u00a0Kč“' }))
  await waitFor(() => expect(saved).toMatchObject([{ id: '2', price: 150_00 }]))
})

test('a press on the blank part of a cell with a link gives the focus to the link, from which arrows lead on', async () => {
  show({})
  await screen.findByRole('grid')
  const cell = cellAt('1:0') as HTMLElement
  const { width, height } = cell.getBoundingClientRect()
  await userEvent.click(cell, { position: { x: width - 8, y: height / 2 } })
  expect(document.activeElement?.parentElement).toBe(cell)
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(cellAt('2:1')))
})

test('a column whose cells can be changed has a pencil in its heading and says so', async () => {
  show({})
  await screen.findByRole('grid')
  const read = (name: string) => {
    const heading = screen.getByRole('button', { name })
    const drawn = getComputedStyle(heading, '::after')
    return [heading.title, drawn.content !== 'none' && Number.parseFloat(drawn.inlineSize) > 8]
  }
  expect(read('Cena')).toEqual(['lze upravit', true])
  expect(screen.getByRole('button', { name: 'Cena' })).toHaveAccessibleDescription('lze upravit')
  expect(read('Výrobce')).toEqual(['', false])
})

test('a state has a sign of its kind before its words, which other cells have not', async () => {
  show({ tone: ({ state }) => (state === 'broken' ? 'bad' : null) })
  await screen.findByRole('grid')
  const column = describeProducts().findIndex(({ id }) => id === 'state')
  const readDot = (place: string) =>
    getComputedStyle(cellAt(place)?.querySelector('.ostrov-grid-text') as Element, '::before').content
  expect(readDot(`2:${column}`)).toBe('""')
  expect(cellAt(`2:${column}`)?.textContent).not.toBe('')
  expect(readDot(`0:${column}`)).toBe('none')
})

test('Shift and Space choose a row, and the arrows with Shift more of them, or fewer', async () => {
  show({ actions: [{ id: 'off', label: 'Vyřadit', run: async () => [] }] })
  await screen.findByRole('grid')
  const chosen = () => document.querySelectorAll('.ostrov-grid-row[aria-selected="true"]').length
  await focusCell('1:2')
  await userEvent.keyboard('{Shift>} {ArrowDown}{ArrowDown}{/Shift}')
  await waitFor(() => expect(chosen()).toBe(3))
  expect(document.querySelectorAll('[data-marked]')).toHaveLength(0)
  expect(document.activeElement).toBe(cellAt('3:2'))
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await waitFor(() => expect(chosen()).toBe(2))
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  await waitFor(() => expect(document.querySelectorAll('[data-marked]').length).toBeGreaterThan(0))
  expect(chosen()).toBe(2)
})

test('what was copied is told, seen and heard', async () => {
  show({})
  await screen.findByRole('grid')
  const heard = hear()
  await focusCell('0:2')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}')
  await waitFor(() => expect(document.querySelectorAll('[data-marked]')).toHaveLength(6))
  const clipboardData = new DataTransfer()
  act(
    () =>
      void document.activeElement?.dispatchEvent(
        new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }),
      ),
  )
  expect(await screen.findByText('Zkopírováno: 6 buněk')).toBeVisible()
  await waitFor(() => expect(heard.join(' ')).toMatch(/Zkopírováno: 6.buněk/))
})

test('more than 200 rows are changed after a question; leaving in the middle is asked about, and what was cancelled is told', async () => {
  const steps: { done: () => void; ids: readonly string[] }[] = []
  const run: GridAction['run'] = ids =>
    new Promise(resolve => steps.push({ ids, done: () => resolve(ids.map(id => ({ id, failure: null }))) }))
  const undo = vi.fn(async () => [])
  show({ count: 350, actions: [{ id: 'off', label: 'Vyřadit', run, undo }] })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat celou stránku' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vyřadit' }))
  expect(await screen.findByText('Provést „Vyřadit“ u 350 řádků? Půjde to vzít zpět.')).toBeVisible()
  expect(steps).toEqual([])
  expect(asksToLeave()).toBe(false)
  await userEvent.click(screen.getAllByRole('button', { name: 'Vyřadit' }).at(-1) as HTMLElement)
  await waitFor(() => expect(steps).toHaveLength(1))
  expect(asksToLeave()).toBe(true)
  expect(screen.getByText('Vyřadit: 0 z 350')).toBeVisible()
  await act(async () => steps[0]?.done())
  await waitFor(() => expect(steps).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }))
  expect(asksToLeave()).toBe(true)
  await act(async () => steps[1]?.done())
  expect(await screen.findByText('Vyřadit: hotovo u 200 z 350.')).toBeVisible()
  expect(screen.getByText('Na 150 řádků už nedošlo, zůstaly vybrané.')).toBeVisible()
  expect(steps).toHaveLength(2)
  expect(asksToLeave()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu u 150 řádků' }))
  await waitFor(() => expect(steps).toHaveLength(3))
  expect(steps[2]?.ids[0]).toBe('201')
  await act(async () => steps[2]?.done())
  await waitFor(() => expect(steps).toHaveLength(4))
  await act(async () => steps[3]?.done())
  expect(await screen.findByText('Vyřadit: hotovo u 150 z 150.')).toBeVisible()
})

test('where one call was lost and a rule refused a row of another, only what was lost is tried again', async () => {
  const steps: (readonly string[])[] = []
  const run: GridAction['run'] = async ids => {
    if (steps.push(ids) === 2) throw fail({ kind: 'offline' })
    return ids.map(id => ({ id, failure: id === '2' ? 'Je v objednávce.' : null }))
  }
  show({ count: 150, actions: [{ id: 'off', label: 'Vyřadit', run }] })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat celou stránku' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vyřadit' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu u 50 řádků' }))
  await waitFor(() => expect(steps).toHaveLength(3))
  expect(steps[2]).toEqual(steps[1])
})

const pasteInto = async (place: string, text: string): Promise<void> => {
  await focusCell(place)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  await act(
    () =>
      void document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      ),
  )
}
const listNotes = () =>
  [...document.querySelectorAll('.ostrov-grid-bars .ostrov-note > span')].map(
    ({ textContent }) => textContent,
  )

test('a paste and its step are one note, which goes as the next edit, page or filter begins, or is closed', async () => {
  const { list } = show({ count: 60, save: async (row, change) => ({ ...row, ...change }) })
  await screen.findByRole('grid')
  await pasteInto('0:3', '100\nmoc\n300')
  const refused = 'Vloženy 2 buňky, 1 odmítnuta: P-000002, Cena: Zadejte celé koruny.'
  await waitFor(() => expect(listNotes()).toEqual([refused]))
  expect(screen.getByRole('button', { name: 'Vzít zpět' })).toBeVisible()
  await putInto('3:3', '700')
  // What was refused stands still; the step that went with it is the former one.
  await waitFor(() =>
    expect(listNotes()).toEqual([refused, expect.stringMatching(/^P-000004, Cena: změněno/)]),
  )
  await userEvent.click(screen.getAllByRole('button', { name: 'Zavřít' })[0] as HTMLElement)
  await waitFor(() => expect(listNotes()).toEqual([expect.stringMatching(/^P-000004/)]))
  expect(cellAt('1:3')).toHaveAttribute('aria-invalid', 'true')
  act(() => list.setFilter('manufacturer__icontains', 'apple'))
  await waitFor(() => expect(listNotes()).toEqual([]))
  await focusCell('0:3')
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(listNotes()).toEqual([expect.stringMatching(/^P-000004, Cena: vráceno/)]))
  await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
  await waitFor(() => expect(listNotes()).toEqual([]))
})

test('what was told of a success goes where the same cell fails, and what was read of a failure is closed', async () => {
  let isFailing = false
  const save = async (row: Product, change: Partial<Product>): Promise<Product> => {
    if (isFailing) throw fail({ kind: 'server' })
    return { ...row, ...change }
  }
  show({ save })
  await screen.findByRole('grid')
  await putInto('0:3', '700')
  await waitFor(() => expect(listNotes()).toEqual([expect.stringMatching(/změněno/)]))
  isFailing = true
  await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět' }))
  await waitFor(() => expect(listNotes()).toEqual([expect.stringMatching(/se nepodařilo uložit/)]))
  await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
  await waitFor(() => expect(listNotes()).toEqual([]))
  expect(cellAt('0:3')).toHaveAttribute('aria-invalid', 'true')
})
