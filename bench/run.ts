import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureBytes } from './measure/bytes.ts'
import { measureCheck } from './measure/check.ts'
import { measureGrid } from './measure/grid.ts'
import { measureIslands } from './measure/islands.ts'
import { measurePages } from './measure/lighthouse.ts'
import { measureListCalls } from './measure/list-calls.ts'
import { measureMemory } from './measure/memory.ts'
import { measurePrice } from './measure/price.ts'
import { measureServiceSearch } from './measure/service-search.ts'
import { measureShopping } from './measure/shopping.ts'
import { measureSlowNetwork } from './measure/slow-network.ts'
import { openBrowser } from './open-tab.ts'
import type { Options, Section } from './section.ts'
import { type Results, renderResults, writeResults } from './write-results.ts'

const MEASUREMENTS: Readonly<Record<string, (options: Options) => Promise<Section>>> = {
  bytes: measureBytes,
  islands: measureIslands,
  'slow-network': measureSlowNetwork,
  price: measurePrice,
  'service-search': measureServiceSearch,
  shopping: measureShopping,
  grid: measureGrid,
  'list-calls': measureListCalls,
  memory: measureMemory,
  lighthouse: measurePages,
  check: measureCheck,
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const unknown = values.only.filter(name => !Object.hasOwn(MEASUREMENTS, name))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(MEASUREMENTS).join(', ')}.`)

const sections: Record<string, Section> = {}
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (values.only.length > 0 && !values.only.includes(name)) continue
  console.log(`Measuring ${name} …`)
  sections[name] = await measure({ isQuick: values.quick })
}
const results: Results = { ...(await describeMachine()), isQuick: values.quick, sections }
// A quick run is for whoever works on the code; the kept results stay as they are.
const path = values.quick
  ? join(import.meta.dirname, '../dist/bench/results')
  : join(import.meta.dirname, 'results')
writeResults(path, results)
console.log(`\n${renderResults(results)}\nWritten to ${path}.md and .json.`)

async function describeMachine() {
  const browser = await openBrowser()
  const version = `Chromium ${browser.version()}`
  await browser.close()
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}`
  return { date: new Date().toISOString().slice(0, 10), machine, browser: version }
}
