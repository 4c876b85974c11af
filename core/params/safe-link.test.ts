import { expect, test } from 'vitest'
import { isSafeLink } from './safe-link.ts'

test.each(['/', '/cz/zbozi/', '/cz/?a=b#c', 'https://laguna.example/a b', '/cz/zboží/'])(
  '%s may be linked',
  url => {
    expect(isSafeLink(url)).toBe(true)
  },
)

test.each([
  '',
  'cz/zbozi/',
  '#top',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\n/b',
  'http://laguna.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
])('%j may not', url => {
  expect(isSafeLink(url)).toBe(false)
})
