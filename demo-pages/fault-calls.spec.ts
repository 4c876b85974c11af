import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { BUYBACK_READS } from './fault-calls/buyback-reads.ts'
import { EDITOR_CALLS } from './fault-calls/editor-calls.ts'
import type { WriteCall } from './fault-calls/fault.ts'
import { FORMS } from './fault-calls/forms.ts'
import { playRead } from './fault-calls/play-read.ts'
import { playWrite } from './fault-calls/play-write.ts'
import { SERVICE_READS } from './fault-calls/service-reads.ts'
import { SITE_READS } from './fault-calls/site-reads.ts'
import { openStage } from './models/stage.ts'
import { ROUTE_NAMES } from './shop/calls/route-table.ts'

const READS = [...BUYBACK_READS, ...SERVICE_READS, ...SITE_READS]
const WRITES = [...FORMS, ...EDITOR_CALLS]

/** Calls for the scripts of pages, by the functions that make them: no island shows how they go. */
const UNSHOWN = {
  'cart-summary': 'readCartSummary',
  'add-product': 'addProduct',
  'active-user-save': 'saveActiveUser',
  'article-business-terms': 'readBusinessTerms',
  'article-promotions': 'readPromotions',
  'article-dpd-map': 'readDpdMap',
  'type-devices': 'readTypeDevices',
  units: 'readUnits',
  'type-categories': 'readTypeCategories',
  'gallery-fileset': 'readFileset',
  'gallery-filesets-by-term': 'readFilesetsByTerm',
} as const

test.describe.configure({ mode: 'parallel' })

for (const call of READS) {
  test(`${call.route} goes wrong in every way, and is read in the end`, async ({ browser, baseURL }) => {
    const stage = await openStage(browser, baseURL ?? '', { market: call.market })
    try {
      await playRead(stage, call)
    } finally {
      await stage.close()
    }
  })
}

// Those who change the same page stand in each other's way.
const isOfPage = ({ route }: { route: string }) => /^(page-)?component/.test(route)

for (const call of WRITES.filter(one => !isOfPage(one))) testWrite(call)

test.describe('on one page, one after the other', () => {
  test.describe.configure({ mode: 'default' })
  for (const call of WRITES.filter(isOfPage)) testWrite(call)
})

function testWrite(call: WriteCall): void {
  test(`${call.route} goes wrong in every way, and is sent in the end`, async ({ browser, baseURL }) => {
    const stage = await openStage(browser, baseURL ?? '', { market: call.market })
    try {
      await playWrite(stage, call)
    } finally {
      await stage.close()
    }
  })
}

test('every call of the shop goes wrong in one of the two suites, unless no island makes it', () => {
  const matrix = readSources('demo-pages/fault-cells')
  const own = [...READS, ...WRITES].map(({ route }) => route)
  const driven = ROUTE_NAMES.filter(name => own.includes(name) || matrix.includes(`'${name}'`))
  expect([...driven, ...Object.keys(UNSHOWN)].sort()).toEqual([...ROUTE_NAMES].sort())
  const islands = readSources('widgets') + readSources('core/state')
  for (const name of Object.values(UNSHOWN)) expect(islands).not.toContain(`${name}(`)
})

function readSources(folder: string): string {
  const root = join(import.meta.dirname, '..', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}
