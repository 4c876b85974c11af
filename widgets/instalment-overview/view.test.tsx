import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { INSTALMENT_ROWS, pageOf } from '#testing/fixtures/orders.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

type Answer = NonNullable<Fixtures['instalments-overview']>
const serve =
  (rows = INSTALMENT_ROWS): Answer =>
  ({ query }) =>
    pageOf(rows, query)
const show = (answer: Answer = serve(), authenticated = true) =>
  renderWidget(widget, {
    params: { goodsUrl: '/cz/zbozi/' },
    server: { 'instalments-overview': answer, 'active-user': { authenticated } },
    page: { user: { authenticated } },
  })
/** As queries read it: each space is a plain one. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')

beforeEach(() => setReporter(() => {}))

test('PM-004 each order in instalments has its company, months, sums and state', async () => {
  show()
  const link = await screen.findByRole('link', { name: t('order', { number: '2026000130' }) })
  expect(link).toHaveAttribute('href', '/cz/objednavka/loan-0-abc/')
  const cells = [...(link.closest('li')?.querySelectorAll('dt, dd') ?? [])].map(cell =>
    plain(cell.textContent),
  )
  expect(cells).toEqual([
    ...['Poskytovatel', 'Modrá banka', 'Měsíčně', '995 Kč', 'Počet splátek', '24'],
    ...['Akontace', '2 000 Kč', 'Celkem zaplatíte', '25 880 Kč', 'RPSN', '11,4 %'],
  ])
  for (const state of ['waiting', 'approved', 'cancelled'] as const)
    expect(screen.getByText(t(state))).toBeVisible()
})

test.each([
  { total: '20089.00', deposit: '0.00', told: ['Poslední splátka', '2 008 Kč'] },
  { total: '21089.00', deposit: '1000.00', told: ['Poslední splátka', '2 008 Kč'] },
  { total: '20090.00', deposit: '0.00', told: [] },
  { total: '21500.00', deposit: '0.00', told: [] },
])('the last instalment is told where rounding makes it another: $total', async ({ told, ...sums }) => {
  const rows = INSTALMENT_ROWS.slice(0, 1).map(row => ({
    ...row,
    ...sums,
    month_count: 10,
    monthly: '2009.00',
  }))
  show(serve(rows))
  const link = await screen.findByRole('link', { name: t('order', { number: '2026000130' }) })
  const cells = [...(link.closest('li')?.querySelectorAll('dt, dd') ?? [])].map(cell =>
    plain(cell.textContent),
  )
  const at = cells.indexOf(t('last'))
  expect(at < 0 ? [] : cells.slice(at, at + 2)).toEqual(told)
})

test('who pays nothing in instalments reads that, and who is not signed in is led there', async () => {
  show(serve([])).unmount()
  show(serve([]))
  expect(await screen.findByText(t('empty'))).toBeVisible()
  document.body.replaceChildren()
  show(serve(), false)
  expect(screen.getByRole('link', { name: words('signIn') })).toBeVisible()
})

test('what failed is tried again', async () => {
  const { server } = show({ status: 400, body: {} })
  const retry = await screen.findByRole('button', { name: words('retry') })
  server.change({ 'instalments-overview': serve() })
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: t('order', { number: '2026000130' }) })).toBeVisible()
})
