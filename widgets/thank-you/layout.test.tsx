import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { words } from '#core/intl/words.ts'
import { MADE_ORDER } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

async function layOut(width: number, payment: object) {
  const { container } = renderWidget(widget, {
    params: { order: 'o1', orderUrl: '/cz/objednavka/', goodsUrl: '/cz/zbozi/' },
    server: { 'order-status': { ...MADE_ORDER, payment: { ...MADE_ORDER.payment, ...payment } } },
    market: 'ro',
  })
  container.style.inlineSize = `${width}px`
  return [
    await screen.findByRole('link', { name: t('toOrder') }),
    screen.getByRole('link', { name: t('toGoods') }),
    await screen.findByRole('button', { name: words('print') }),
  ]
}

test('on a phone the ways on stand below each other, each as wide as the others', async () => {
  const ways = (await layOut(358, {})).map(way => way.getBoundingClientRect())
  expect(new Set(ways.map(({ width, left }) => `${width} ${left}`)).size).toBe(1)
  expect(ways.map(({ top }) => top)).toEqual(ways.map(({ top }) => top).toSorted((a, b) => a - b))
})

test.each([
  ['the way to the order', { is_paid: true }, [undefined, 'quiet', 'quiet']],
  ['the payment that is open', { account: null, can_pay: true }, ['secondary', 'quiet', 'quiet']],
])('%s stands out, and nothing else', async (_, payment, kinds) => {
  expect((await layOut(358, payment)).map(way => way.dataset.kind)).toEqual(kinds)
})
