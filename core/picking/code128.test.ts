import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCode128 } from './code128.ts'

/** Reads bars as a scanner does: in letters of eleven modules, each of three bars and three gaps. */
function readLetters(text: string): string[] {
  const drawn = drawCode128(text)
  if (!drawn) return []
  const modules = Array.from({ length: drawn.width }, (_, x) =>
    drawn.bars.some(bar => x >= bar.x && x < bar.x + bar.width) ? '1' : '0',
  ).join('')
  return modules.slice(0, -13).match(/.{11}/g) ?? []
}

const A_TO_Z = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'

test('a known text is drawn letter by letter as the standard’s table has it', () => {
  // Start B, P, J, J, 1, 2, 3, C, the check letter 55: 879 modulo 103.
  expect(readLetters('PJJ123C')).toEqual([
    '11010010000',
    '11101110110',
    '10110111000',
    '10110111000',
    '10011100110',
    '11001110010',
    '11001011100',
    '10001000110',
    '11101000110',
  ])
})

test('each letter has a pattern of its own, which begins with a bar and ends with a gap', () => {
  const letters = [...A_TO_Z].map(letter => readLetters(letter)[1])
  expect(new Set(letters).size).toBe(A_TO_Z.length)
  for (const letter of letters) expect(letter).toMatch(/^1[01]{9}0$/)
})

test('what is drawn has a start, a check letter and an even number of dark modules in each letter', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,30}$/), text => {
      const letters = readLetters(text)
      expect(letters).toHaveLength(text.length + 2)
      for (const letter of letters) expect(letter.replaceAll('0', '').length % 2).toBe(0)
    }),
  ))

test.each(['', 'žluť', 'x'.repeat(81)])('%j can’t be spelled', text => expect(drawCode128(text)).toBeNull())
