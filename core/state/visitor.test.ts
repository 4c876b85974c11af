import { beforeEach, expect, test, vi } from 'vitest'
import { answerHtml, answerJson, startLocalServer } from '../../.ci/local-server.ts'
import { resetRetryBudget } from '../api/retry-budget.ts'
import { configurePage } from '../page.ts'
import { setReporter } from '../report.ts'
import { clearResources } from './resource.ts'
import { loadVisitor, visitor, visitorKind } from './visitor.ts'

const server = startLocalServer()
const report = vi.fn()
const until = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 5 })

const openPage = (authenticated: boolean) =>
  configurePage({ market: 'cz', routes: { 'active-user': '/user/' }, user: { authenticated } })

beforeEach(() => {
  clearResources()
  resetRetryBudget()
  report.mockClear()
  setReporter(report)
})

test('AC-003 a customer is anonymous or logged in, as the page says', () => {
  openPage(false)
  expect([visitor.value.authenticated, visitorKind.value]).toEqual([false, 'unregistered'])
  openPage(true)
  expect([visitor.value.authenticated, visitorKind.value]).toEqual([true, 'registered'])
})

test('what the server says of the visitor outweighs the page', async () => {
  openPage(true)
  server.play(answerJson({ authenticated: false, shop_account: true }))
  loadVisitor()
  await until(() => expect(visitor.value.authenticated).toBe(false))
  expect(visitor.value).toEqual({ authenticated: false, staff: false, shop_account: true })
  expect(visitorKind.value).toBe('unregistered')
})

test('a visitor that can not be read stays as the page says', async () => {
  openPage(true)
  server.play(answerHtml(404))
  loadVisitor()
  await until(() => expect(report).toHaveBeenCalledWith('active-user: not-found', undefined))
  expect(visitor.value).toEqual({ authenticated: true, staff: false, shop_account: false })
})
