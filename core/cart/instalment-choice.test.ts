import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { installmentData } from '#core/api/payments/instalments.ts'
import { configurePage } from '#core/page.ts'
import { clearResources } from '#core/state/resource.ts'
import { INSTALMENTS } from '#testing/fixtures/instalments.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { createInstalmentChoice } from './instalment-choice.ts'

const server = startLocalServer()
const ALL = v.parse(installmentData.response, INSTALMENTS).installments

let listeners: Record<string, () => void>

beforeEach(() => {
  listeners = {}
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) => {
    listeners[name] = listen
  })
  clearResources()
  configurePage({
    market: 'cz',
    routes: { 'installment-data': '/instalments/{item}/', 'best-installments': '/best/' },
  })
  server.play(answerJson(INSTALMENTS))
})

async function open(of: Parameters<typeof createInstalmentChoice>[0] = { item: '7' }) {
  const choice = createInstalmentChoice(of)
  choice.mount()
  await until(() => expect(choice.data.value).not.toBeNull())
  return choice
}

test.each([
  [{ item: '7' }, '/instalments/7/'],
  ['cart', '/best/'],
] as const)('instalments of %j are asked for at %s', async (of, path) => {
  await open(of)
  expect(server.seen.map(one => one.path)).toEqual([path])
})

test('F23 a page that comes back from memory asks for them anew, and keeps what is looked at', async () => {
  const choice = await open()
  choice.chooseMonths(20)
  listeners['ostrov:restored']?.()
  await until(() => expect(server.seen).toHaveLength(2))
  expect(choice.chosen.value?.month_count).toBe(20)
})

test('whatever is chosen, one of the offered stands, and it is of the company and months that are shown', async () => {
  const choice = await open()
  const step = fc.oneof(
    fc.constantFrom('horizont', 'maj', 'x').map(code => () => choice.chooseCompany(code)),
    fc.constantFrom(10, 20, 7).map(months => () => choice.chooseMonths(months)),
    fc.constantFrom('h-10-10', 'm-20-0', 'x').map(id => () => choice.chooseDeposit(id)),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), steps => {
      for (const take of steps) take()
      const chosen = choice.chosen.value
      expect(ALL.map(({ id }) => id)).toContain(chosen?.id)
      expect(choice.companies.value.map(one => one.company_code)).toContain(chosen?.company_code)
      expect(choice.months.value.map(one => one.month_count)).toContain(chosen?.month_count)
      expect(choice.deposits.value.map(one => one.id)).toContain(chosen?.id)
    }),
  )
})
