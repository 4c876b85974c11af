import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { read } from '../api/http.ts'
import { renderFrom } from '../given.ts'
import { setReporter } from '../report.ts'
import { takeGiven } from './take-given.ts'

const Price = v.object({ price: v.pipe(v.string(), v.transform(Number)) })
const load = (options: { signal: AbortSignal }) => read('price', Price, { ...options, args: { id: 7 } })
const GIVEN = { id: 'i', answers: [{ route: 'price', args: { id: 7 }, answer: { price: '12' } }] }
const BROKEN = { id: 'i', answers: [{ route: 'price', args: { id: 7 }, answer: { price: 12 } }] }

const reported = vi.fn()
setReporter(reported)
afterEach(() => reported.mockClear())

test('an answer that came with the page is read as its call would read it, at once', () => {
  renderFrom(GIVEN, () => expect(takeGiven(load)).toEqual({ price: 12 }))
})

test('what did not come is not asked for', () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  renderFrom({ ...GIVEN, answers: [] }, () => expect(takeGiven(load)).toBeNull())
  expect(takeGiven(load)).toBeNull()
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('in the browser an answer that breaks the contract counts as none, and is told', () => {
  renderFrom(BROKEN, () => expect(takeGiven(load)).toBeNull())
  expect(reported.mock.calls[0]?.[0]).toBe('price: contract at price: price')
})

test('on the server it ends the rendering', () => {
  const render = () => renderFrom({ ...BROKEN, mustFit: true }, () => takeGiven(load))
  expect(render).toThrow('price: contract at price: price')
  expect(reported).not.toHaveBeenCalled()
})

test('a read that makes something else of its answer is left for later', async () => {
  const readWhole = async (options: { signal: AbortSignal }) => (await load(options)).price
  renderFrom(GIVEN, () => expect(takeGiven(readWhole)).toBeNull())
  renderFrom(BROKEN, () => expect(takeGiven(readWhole)).toBeNull())
  // A rejection that nobody takes would fail the run.
  await new Promise(done => setImmediate(done))
})
