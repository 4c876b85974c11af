import { expect } from '@playwright/test'
import { pathOfStaffPage, STAFF_PAGES } from '#shop/staff/sections.ts'
import { STAFF, signIn } from './models/sign-in.ts'
import { test } from './models/test.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 640 },
]
/** Below it nobody sees that something moved, in the units of web vitals. */
const UNSEEN = 0.001

for (const market of ['cz', 'ro'] as const)
  test(`nothing of the back office moves by itself while it is loaded (${market})`, async ({ visit }) => {
    const { page } = await visit(market)
    await watchShifts(page)
    await signIn(page, market, STAFF)
    const ids: Record<string, string> = {}
    const moved: string[] = []
    for (const size of SIZES) {
      await page.setViewportSize(size)
      // Lists come first, and lead to the records.
      for (const { component, detailOf } of STAFF_PAGES.toSorted((a, b) => +!!a.detailOf - +!!b.detailOf)) {
        const id = ids[component.includes('discount') ? 'discount' : 'order']
        await page.goto(`${pathOfStaffPage(market, component)}${detailOf ? `?id=${id}` : ''}`)
        await page.waitForLoadState('networkidle')
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const [link] = await page
          .locator('[data-cell="0:1"] a')
          .evaluateAll(all => all.map(one => (one as HTMLAnchorElement).href))
        if (link)
          ids[component.includes('discount') ? 'discount' : 'order'] =
            new URL(link).searchParams.get('id') ?? ''
        const [sum = '', ...lines] = await readShifts(page)
        if (Number.parseFloat(sum) > UNSEEN) moved.push(`${component} at ${size.width}: ${sum}`, ...lines)
      }
    }
    expect(Object.keys(ids)).toHaveLength(2)
    expect(moved).toEqual([])
  })
