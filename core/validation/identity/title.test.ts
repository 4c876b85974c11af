import { expect, test } from 'vitest'
import { validateTitle } from './title.ts'

test('VA-040 a title of other than Latin letters is refused', () => {
  for (const text of ['Инж.', 'Ing.1.', 'Ing1.', 'Ing-arch.', 'Ing.,', '', '.', '..', 'Ing..'])
    expect(validateTitle(text), text).toBe('title.format')
})

test('VA-041 a title that does not end with a dot is refused', () => {
  for (const text of ['Ing', 'MBA', 'Ing. arch', 'Ing .'])
    expect(validateTitle(text), text).toBe('title.format')
})

test.each(['Ing.', 'MUDr.', 'Ing. arch.', 'Ph.D.', 'Dr. h. c.', ' Ing. ', 'PhDr.\u00a0Mgr.', 'Žák.'])(
  '%s is a title',
  text => expect(validateTitle(text)).toBe(null),
)
