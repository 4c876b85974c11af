import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateEmail } from './email.ts'
import { FREQUENT_DOMAINS, suggestEmail } from './suggest-email.ts'

test.each([
  ['jan@gmial.com', 'jan@gmail.com'],
  ['jan@seznma.cz', 'jan@seznam.cz'],
  ['jan@gmail.con', 'jan@gmail.com'],
  ['jan@gmail.co', 'jan@gmail.com'],
  ['Jan.Novak+x@GMAL.com', 'Jan.Novak+x@gmail.com'],
  [' jan@centum.cz ', 'jan@centrum.cz'],
  ['jan@emial.cz', 'jan@email.cz'],
  ['ion@yaho.ro', 'ion@yahoo.ro'],
  ['jan@posst.cz', 'jan@post.cz'],
  ['jan@hotmial.com', 'jan@hotmail.com'],
])('instead of %j is meant %j', (typed, meant) => expect(suggestEmail(typed)).toBe(meant))

test.each([
  'jan@gmail.com',
  'jan@gmail.com,',
  'jan@Seznam.cz',
  'jan@laguna.example',
  'jan@mgial.com',
  'jan@mail.com',
  'jan@email.com',
  'jan@ymail.com',
  'jan@post.ch',
  'jan@p.cz',
  'gmial.com',
  '@gmial.com',
  'jan@',
  '',
])('%j is left alone', typed => expect(suggestEmail(typed)).toBe(null))

const local = fc.stringMatching(/^[a-z]{1,12}$/)

test('one slip in a frequent domain is found, whichever it is, and what is meant is a right address', () => {
  fc.assert(
    fc.property(
      local,
      fc.constantFrom(...FREQUENT_DOMAINS),
      fc.nat(),
      fc.nat(3),
      (name, domain, where, kind) => {
        const at = where % (domain.length - 1)
        const [before, letter, after] = [domain.slice(0, at), domain[at] ?? '', domain.slice(at + 1)]
        const slip = [
          `${before}${after}`,
          `${before}q${letter}${after}`,
          `${before}q${after}`,
          `${before}${after[0]}${letter}${after.slice(1)}`,
        ][kind]
        fc.pre(slip !== undefined && slip !== domain)
        const meant = suggestEmail(`${name}@${slip}`)
        // Another real domain may be as near.
        if (meant === null) return
        expect(meant.startsWith(`${name}@`)).toBe(true)
        expect(FREQUENT_DOMAINS).toContain(meant.slice(name.length + 1))
        expect(validateEmail(meant)).toBe(null)
      },
    ),
  )
})

test('a suggestion is never suggested upon, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const meant = suggestEmail(text)
      if (meant !== null) expect(suggestEmail(meant)).toBe(null)
    }),
  )
})
