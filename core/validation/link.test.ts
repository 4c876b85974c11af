import { expect, test } from 'vitest'
import { validateLink } from './link.ts'

test.each(['https://example.com', ' http://example.com/a?b=c#d ', 'HTTPS://example.com:8080/'])(
  '%s is a link',
  text => expect(validateLink(text)).toBe(null),
)

test.each([
  '',
  'example.com',
  '/path',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'ftp://example.com',
  'https://',
  'https://exa mple.com',
  'https://[',
])('%j is not a link', text => expect(validateLink(text)).toBe('link'))
