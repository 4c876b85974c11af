import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '#core/api/contract.ts'
import type { Widget } from '#core/widget.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { CUSTOMER, NOBODY, STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'

/** An admin widget is one that makes a call which the contract keeps for staff; which those are is found here. */
const widgets = import.meta.glob<{ widget: Widget }>('./*/index.ts', { eager: true })
const sources = import.meta.glob<string>(['./*/*.{ts,tsx}', './_kit/*/*.{ts,tsx}', '!**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const resources = import.meta.glob<Record<string, unknown>>(['../core/api/*/*.ts', '!**/*.test.ts'], {
  eager: true,
})

const forStaff = ENDPOINTS.filter(({ access }) => access === 'staff')
const routes = new Set<string>(forStaff.map(({ name }) => name))
/** The calls as sources name them. */
const names = Object.values(resources)
  .flatMap(Object.entries)
  .flatMap(([name, value]) => (forStaff.some(endpoint => endpoint === value) ? [name] : []))

const makes = (source: string, name: string): boolean =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#core/api/`).test(source)
const adminWidgets = Object.entries(widgets).flatMap(([path, { widget }]) => {
  const folder = path.replace('index.ts', '')
  const own = Object.entries(sources).filter(([file]) => file.startsWith(folder))
  return own.some(([, source]) => names.some(name => makes(source, name)))
    ? [[folder.split('/')[1] ?? '', widget] as const]
    : []
})

const DENIED = { status: 403, body: { detail: 'K této akci nemáte oprávnění.' } }
const show = (widget: Widget, user: object) =>
  renderWidget(widget, {
    server: {
      ...Object.fromEntries([...routes].map(route => [route, DENIED])),
      'component-catalogue': { widgets: {} },
      'type-categories': [],
      'active-user': user,
    } as Fixtures,
  })

const CONTROLS = 'button, input, select, textarea, form'

test('AC-005 every call that is for staff alone is made by an admin widget', () => {
  const made = names.filter(name => Object.values(sources).some(source => makes(source, name)))
  expect(names.length).toBeGreaterThanOrEqual(routes.size)
  expect(made.sort()).toEqual([...names].sort())
  expect(adminWidgets.length).toBeGreaterThan(0)
})

test.each(adminWidgets)('AC-005 %s is for staff alone', async (_, widget) => {
  for (const [user, word] of [
    [NOBODY, () => screen.findByRole('link', { name: 'Přihlásit se' })],
    [CUSTOMER, () => screen.findByText('K zobrazení této stránky nemáte oprávnění.')],
  ] as const) {
    const { container, server, unmount } = show(widget, user)
    expect(await word()).toBeVisible()
    expect([...container.querySelectorAll(CONTROLS)]).toEqual([])
    expect(server.calls.filter(({ route }) => routes.has(route))).toEqual([])
    unmount()
  }
  // Staff get past the same gate: they are shown controls, or their data is asked for.
  const { container, server } = show(widget, STAFF)
  await waitFor(() =>
    expect(
      container.querySelector(CONTROLS) ?? server.calls.find(({ route }) => routes.has(route)),
    ).toBeTruthy(),
  )
})
