import { expect, test } from 'vitest'
import { readRefusal, writeRefusal } from './refusal.ts'

test.each([
  ['maxLength:50', { code: 'maxLength', limit: 50 }],
  ['minLength:2', { code: 'minLength', limit: 2 }],
  ['searchLength:3', { code: 'searchLength', limit: 3 }],
  ['minValue:-1.5', { code: 'minValue', limit: -1.5 }],
  ['maxValue:100', { code: 'maxValue', limit: 100 }],
] as const)('%j is written and read as %o', (message, refusal) => {
  expect(writeRefusal(refusal)).toBe(message)
  expect(readRefusal(message)).toEqual(refusal)
})

test.each([
  'required',
  'imei.checksum',
  'Zkuste to znovu: 5',
  'maxLength',
  'maxLength:',
  'maxLength:x',
  'maxLength:5:6',
  'maxLength: 5',
  'required:5',
  '',
])('%j stays as it is', message => {
  expect(readRefusal(message)).toEqual({ code: message })
  expect(writeRefusal(message)).toBe(message)
})
