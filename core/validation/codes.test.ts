import { expect, test } from 'vitest'
import { splitRefusal } from './codes.ts'

test.each([
  ['maxLength:50', 'maxLength', 50],
  ['minLength:2', 'minLength', 2],
  ['searchLength:3', 'searchLength', 3],
  ['minValue:-1.5', 'minValue', -1.5],
  ['maxValue:100', 'maxValue', 100],
  ['required', 'required', null],
  ['imei.checksum', 'imei.checksum', null],
  ['Zkuste to znovu: 5', 'Zkuste to znovu: 5', null],
  ['maxLength:', 'maxLength:', null],
  ['', '', null],
])('%j is the code %j with the limit %s', (message, code, limit) =>
  expect(splitRefusal(message)).toEqual({ code, limit }),
)
