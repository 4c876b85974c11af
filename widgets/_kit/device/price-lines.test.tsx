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
