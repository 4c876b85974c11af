import { expect, test } from 'vitest'
import { describeWindow } from './describe-window.ts'

test('a window among all states says its market, and what its story sets whatever the toolbar says', () => {
  expect(describeWindow('cz', {})).toBe('Czech market')
  expect(describeWindow('ro', { market: 'ro', theme: 'light', width: 'full', language: 'market' })).toBe(
    'Romanian market',
  )
  expect(describeWindow('ro', { theme: 'dark', width: '390px' })).toBe(
    'Romanian market, dark theme, 390 px wide',
  )
  expect(describeWindow('cz', { language: 'en' })).toBe('Czech market, in English')
})
