import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Condition } from '#core/buyback/conditions.ts'
import { configurePage } from '#core/page.ts'
import { PriceLines } from './price-lines.tsx'

const ask = (id: string, name: string): Condition => ({
  id,
  name,
  type: 'radio',
  disabled: false,
  value: null,
  choices: [],
})
const CONDITIONS = [ask('display', 'Displej?'), ask('body', 'Tělo?'), ask('battery', 'Baterie?')]

test.each([
  ['cz', ['body'], 'Rozhodla odpověď na otázku „Tělo?“'],
  ['cz', ['display', 'body'], 'Rozhodly odpovědi na otázky „Displej?“ a „Tělo?“'],
  ['cz', ['display', 'body', 'battery'], 'Rozhodly odpovědi na otázky „Displej?“, „Tělo?“ a „Baterie?“'],
  ['ro', ['display', 'body'], 'Starea a fost stabilită de răspunsurile la întrebările „Displej?” și „Tělo?”'],
] as const)('%s: what decided, %j, is told in a whole sentence', (market, decidedBy, sentence) => {
  configurePage({ market })
  const line = { kind: 'base', grade: 'A', amount: 920_000, decidedBy } as const
  render(<PriceLines lines={[line]} conditions={CONDITIONS} total={920_000} />)
  expect(screen.getByText(sentence)).toBeVisible()
})

test('no line ends with a lone letter of a question, be it the first behind the quotation mark', () => {
  configurePage({ market: 'cz' })
  const line = { kind: 'base', grade: 'A', amount: 920_000, decidedBy: ['display'] } as const
  const conditions = [ask('display', 'V jakém stavu je displej a sklo?')]
  const { container } = render(<PriceLines lines={[line]} conditions={conditions} total={920_000} />)
  expect(container.querySelector('small')?.textContent).toBe(
    'Rozhodla odpověď na otázku „V\u00a0jakém stavu je displej a\u00a0sklo?“',
  )
})
