import { expect, test } from 'vitest'
import { PARAMS_ATTRIBUTE, PARAMS_SCRIPT, readParamsText } from './placeholder.ts'

const makeElement = (script: string | null, attribute: string | null) => ({
  querySelector: (selector: string) =>
    selector === PARAMS_SCRIPT && script !== null ? { textContent: script } : null,
  getAttribute: (name: string) => (name === PARAMS_ATTRIBUTE ? attribute : null),
})

test('the script counts, an empty one too; then the attribute', () => {
  expect(readParamsText(makeElement('{"a":1}', '{"a":2}'))).toBe('{"a":1}')
  expect(readParamsText(makeElement('', '{"a":2}'))).toBe('')
  expect(readParamsText(makeElement(null, '{"a":2}'))).toBe('{"a":2}')
  expect(readParamsText(makeElement(null, null))).toBeNull()
})

test('an element whose own methods are hidden is read by those that are lent', () => {
  const clobbered = { querySelector: null, getAttribute: null } as never
  expect(readParamsText(clobbered, makeElement(null, '{"a":2}'))).toBe('{"a":2}')
})
