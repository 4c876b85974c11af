import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '#tools/root.ts'
import { BREAKPOINTS } from './breakpoints.ts'

const SHEETS = ['widgets/**/*.css', 'demo-pages/shop/site/static/*.css'].flatMap(pattern =>
  globSync(pattern, { cwd: root }),
)
/** What each query of the window's width asks for. */
const ASKED = SHEETS.flatMap(file =>
  [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/@media[^{]*width[^{\d]*([\d.]+\w+)/g)].map(
    ([, width = '']) => width,
  ),
)

const WIDTHS = { mobile: 851, sm: 768, md: 1120, lg: 1366, xl: 1600 } as const

test('UI-001 UI-003 UI-004 UI-005 UI-006 the stylesheets change at the widths of the table', () => {
  expect(BREAKPOINTS).toMatchObject(WIDTHS)
  for (const width of Object.values(WIDTHS)) expect(ASKED).toContain(`${width}px`)
})

test('UI-002 what xs looks like stands outside of every query, and no sheet asks for a width of its own', () => {
  const { xs, ...others } = BREAKPOINTS
  expect(xs).toBe(0)
  expect(new Set(ASKED)).toEqual(new Set(Object.values(others).map(width => `${width}px`)))
})
