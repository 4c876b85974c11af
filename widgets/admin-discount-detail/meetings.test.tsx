import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import { DETAIL, MEETINGS } from '#testing/fixtures/discounts.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'

beforeEach(() => setReporter(() => {}))

test.each([
  ['cz', 'second', true, 'Nejde je spojit: platí Velká sleva 15 %.'],
  ['cz', 'first', true, 'Nejde je spojit: platí tato sleva.'],
  ['cz', 'both', true, 'V košíku se sečtou.'],
  ['cz', 'both', false, 'Teď neplatí; po zapnutí by se v košíku sečetly.'],
  ['cz', 'second', false, 'Teď neplatí; po zapnutí by platila jen Velká sleva 15 %.'],
  ['ro', 'second', true, 'Nu se pot combina: este valabilă Velká sleva 15 %.'],
  ['ro', 'both', false, 'Acum nu este valabilă; după activare s-ar aduna în coș.'],
] as const)(
  'on %s of two discounts, %s, the other one on: %s, the one that holds is named',
  async (market, combination, is_active, said) => {
    const results = MEETINGS.results.map(one => ({
      ...one,
      name: 'Velká sleva 15 %',
      is_active,
      combination,
    }))
    renderWidget(widget, {
      params: { id: '11' },
      market,
      server: { ...DETAIL, 'active-user': STAFF, 'discount-intersections': { count: 1, results } },
    })
    const one = (await screen.findByText('Velká sleva 15 %')).closest('li')
    await waitFor(() =>
      expect(one?.querySelector('p:last-child')?.textContent?.replace(/\s/g, ' ')).toBe(said),
    )
  },
)

test('a chosen moment is read back in words, by the market’s clocks', async () => {
  renderWidget(widget, {
    params: { id: '11' },
    server: { ...DETAIL, 'active-user': STAFF },
  })
  const field = await screen.findByLabelText(/^Platí od/)
  await userEvent.fill(field, '2027-01-02T00:00')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/sobota\s2\.\sledna\s2027\sv\s0:00/))
  await userEvent.fill(field, '')
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(/2027/))
})
