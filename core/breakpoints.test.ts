import { expect, test } from 'vitest'
import { BREAKPOINTS, isMobile, MOBILE_BELOW } from './breakpoints.ts'

test('UI-001 a page is mobile below 851 px', () => {
  expect(MOBILE_BELOW).toBe(851)
  expect([0, 768, 850, 850.9, 851, 1120].map(isMobile)).toEqual([true, true, true, true, false, false])
})

test('UI-002 UI-003 UI-004 UI-005 UI-006 the sizes of a page begin at their widths', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 768, md: 1120, lg: 1366, xl: 1600 })
})
