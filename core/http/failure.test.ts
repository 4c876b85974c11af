import { expect, test } from 'vitest'
import { FailureError, isAborted, toFailure } from './failure.ts'

test('a failure of a call stays as it is', () => {
  const error = new FailureError({ kind: 'timeout' }, 'types', { body: [1], isOutcomeUnknown: true })
  expect(toFailure(error)).toBe(error)
  expect(error).toMatchObject({
    body: [1],
    route: 'types',
    isOutcomeUnknown: true,
    message: 'types: timeout',
  })
})

test('a broken contract says where', () => {
  expect(new FailureError({ kind: 'contract', where: 'types: 0.value' }, 'types').message).toBe(
    'types: contract at types: 0.value',
  )
})

test('whatever else was thrown is the cause of a failure', () => {
  const thrown = new TypeError('oops')
  expect(toFailure(thrown)).toMatchObject({ failure: { kind: 'server' }, cause: thrown })
  expect(toFailure('text')).toMatchObject({ failure: { kind: 'server' }, cause: 'text' })
})

test('an abort is told from other ends', () => {
  expect(isAborted(new DOMException('x', 'AbortError'))).toBe(true)
  expect(isAborted(new DOMException('x', 'TimeoutError'))).toBe(false)
  expect(isAborted(new Error('AbortError'))).toBe(false)
  expect(isAborted({ name: 'AbortError' })).toBe(false)
})
