import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test.each([
  ['iPhone 13 128 GB', 'iPhone 13 128\u00a0GB'],
  ['Adaptér 20 W a kabel, nad 80 %', 'Adaptér 20\u00a0W a kabel, nad 80\u00a0%'],
  ['Watch 9 41 mm', 'Watch 9 41\u00a0mm'],
  ['13 Windows', '13 Windows'],
  ['iPhone 13 mini', 'iPhone 13 mini'],
])('%j', (text, kept) => expect(keepUnits(text)).toBe(kept))
