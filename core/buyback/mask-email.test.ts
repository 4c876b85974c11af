import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['jana.novakova@laguna.example', 'j•••@laguna.example'],
  ['j@laguna.example', '•••@laguna.example'],
  ['"a@b"@laguna.example', '"•••@laguna.example'],
  ['jana', '•••'],
  ['', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})

test('of the name before the at sign its first letter is shown at most, and its length never', () => {
  fc.assert(
    fc.property(fc.emailAddress(), email => {
      const [name = '', domain = ''] = email.split('@')
      const shown = maskEmail(email)
      expect(shown.endsWith(`•••@${domain}`)).toBe(true)
      expect(shown.length).toBeLessThanOrEqual(domain.length + 5)
      if (name.length > 1) expect(shown).not.toContain(`${name}@`)
    }),
  )
})
