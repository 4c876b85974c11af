import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameSeller } from '#shop/orders/sellers.ts'
import { MARKET_CODES, SITES } from '#shop/site/site.ts'
import { DEMO_ACCOUNTS } from '#shop/visitor/seed.ts'
import { countDjango } from '#tools/test-run/count-django.ts'

const FOLDER = join(import.meta.dirname, '../../demo-pages/django/laguna')
const readPython = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')

/** The fields of the market's `Site(…)` that are texts or numbers. */
function readSite(market: string): Record<string, string> {
  const [, body = ''] =
    new RegExp(`Site\\(\\s*market='${market}',([^)]*)\\)`).exec(readPython('markets.py')) ?? []
  return Object.fromEntries(
    [...body.matchAll(/(\w+)=(?:'([^']*)'|(\d+))/g)].map(([, k, s, n]) => [k, s ?? n]),
  )
}

test.each(MARKET_CODES)('the Django site has the pages of the shop at the same paths (%s)', market => {
  const { paths, phone, email, homeCountry } = SITES[market]
  const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  const site = readSite(market)
  // The site names those of the shop's pages that it serves itself or leads to.
  const own = Object.entries(paths).filter(([name]) => snake(name) in site)
  expect(own.length).toBeGreaterThan(8)
  expect(site).toMatchObject({
    ...Object.fromEntries(own.map(([name, path]) => [snake(name), path])),
    phone,
    email,
    seller: nameSeller(market).replaceAll('\u00a0', '\\u00a0'),
    home_country: String(homeCountry),
  })
})

test('the accounts of the demo are the same on both', () => {
  const accounts = [
    ...readPython('accounts.py').matchAll(/Account\('([^']+)', '([^']+)', '([^']+)', is_staff=(\w+)/g),
  ]
  expect(accounts.map(([, email, name, password, isStaff]) => ({ email, name, password, isStaff }))).toEqual(
    Object.entries(DEMO_ACCOUNTS).map(([role, account]) => ({
      ...account,
      isStaff: role === 'staff' ? 'True' : 'False',
    })),
  )
})

test('what Python’s test runner says is counted, also where it fell over', () => {
  const said = (verdict: string) => `....\n${'-'.repeat(70)}\nRan 133 tests in 13.812s\n\n${verdict}\n`
  expect(countDjango(said('OK'))).toEqual({ passed: 133, failed: 0 })
  expect(countDjango(said('OK (skipped=2)'))).toEqual({ passed: 131, failed: 2 })
  expect(countDjango(said('FAILED (failures=2, errors=1)'))).toEqual({ passed: 130, failed: 3 })
  expect(countDjango(said('FAILED (failures=900)'))).toEqual({ passed: 0, failed: 133 })
  expect(countDjango('Ran 0 tests in 0.000s\n\nOK\n')).toEqual({ passed: 0, failed: 1 })
  expect(countDjango('Traceback (most recent call last):')).toEqual({ passed: 0, failed: 1 })
})
