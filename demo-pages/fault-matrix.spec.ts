import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readCsv } from '../.ci/read-csv.ts'
import { brokenForms } from './fault-cells/broken-forms.ts'
import { brokenLists } from './fault-cells/broken-lists.ts'
import type { Cells } from './fault-cells/cell.ts'
import { networkForms } from './fault-cells/network-forms.ts'
import { networkLists } from './fault-cells/network-lists.ts'
import { orderedForms } from './fault-cells/ordered-forms.ts'
import { orderedLists } from './fault-cells/ordered-lists.ts'
import { pageForms } from './fault-cells/page-forms.ts'
import { pageLists } from './fault-cells/page-lists.ts'
import { refusedForms } from './fault-cells/refused-forms.ts'
import { refusedLists } from './fault-cells/refused-lists.ts'
import { throttledForms } from './fault-cells/throttled-forms.ts'
import { throttledLists } from './fault-cells/throttled-lists.ts'
import { openStage } from './models/stage.ts'

const cells: Cells = {
  ...networkLists,
  ...networkForms,
  ...refusedLists,
  ...refusedForms,
  ...throttledLists,
  ...throttledForms,
  ...brokenLists,
  ...brokenForms,
  ...orderedLists,
  ...orderedForms,
  ...pageLists,
  ...pageForms,
}

/** What has no required behaviour in a class of calls has nothing to show. */
const rows = readCsv(readFileSync(join(import.meta.dirname, 'fault-matrix.csv'), 'utf8'))
  .slice(1)
  .map(([id = '', fault = '', , , requests = '', required = '']) => ({ id, fault, requests, required }))
  .filter(({ requests, required }) => requests !== '-' || required !== '-')

/** These wait for the deadlines of the browser's own network, which no clock of a test can hurry. */
const WAITING = new Set(['F03-L', 'F03-P', 'F04-L', 'F04-P'])
const titleOf = ({ id, fault, required }: (typeof rows)[number]): string => `${id} ${fault}: ${required}`

test.describe.configure({ mode: 'parallel' })

test.describe('while a deadline passes', () => {
  // All at once, and in one worker, so that the longest of them is all that is waited for.
  test.describe.configure({ mode: 'default', timeout: 120_000 })
  const outcomes = new Map<string, Promise<unknown>>()

  test.beforeAll(({ browser, baseURL }) => {
    for (const id of WAITING)
      outcomes.set(
        id,
        playCell(browser, baseURL, id).then(
          () => null,
          error => error,
        ),
      )
  })

  for (const row of rows.filter(({ id }) => WAITING.has(id))) {
    test(titleOf(row), async () => {
      const error = await outcomes.get(row.id)
      if (error !== null) throw error
    })
  }
})

for (const row of rows.filter(({ id }) => !WAITING.has(id))) {
  test(titleOf(row), async ({ browser, baseURL }) => {
    await playCell(browser, baseURL, row.id)
  })
}

test('every row of the matrix is played, and nothing else', () => {
  expect(Object.keys(cells).sort()).toEqual(rows.map(({ id }) => id).sort())
})

async function playCell(browser: Parameters<typeof openStage>[0], baseURL = '', id: string): Promise<void> {
  const cell = cells[id]
  if (!cell) throw new Error(`Nothing plays ${id}.`)
  const stage = await openStage(browser, baseURL, { market: cell.market })
  try {
    await cell.play(stage)
  } finally {
    await stage.close()
  }
}
