import { expect, test, vi } from 'vitest'
import type { ImportOutcome, ImportUndo } from '#core/api/preorders/stock.ts'
import { configurePage } from '#core/page.ts'
import { readStockLine, STOCK_COLUMNS, type StockColumn } from '#core/preorders/stock-file.ts'
import { createImport } from './import-model.ts'

const NOTHING: ImportOutcome = {
  id: null,
  is_applied: false,
  created: 0,
  updated: 0,
  unchanged: 0,
  errors: [],
  changes: [],
}

function start(outcome: Partial<ImportOutcome> = {}) {
  configurePage({ market: 'cz' })
  const send = vi.fn(async (sent: { preview: boolean }) => ({
    ...NOTHING,
    ...outcome,
    is_applied: !sent.preview,
  }))
  const onDone = vi.fn()
  const undo = vi.fn(async (): Promise<ImportUndo> => ({ undone: 2, left: [] }))
  const model = createImport({
    columns: STOCK_COLUMNS,
    most: 8_000_000,
    check: read => {
      const result = readStockLine(read as (column: StockColumn) => string)
      return result.ok ? null : { column: result.column, message: result.fault }
    },
    send: send as never,
    onDone,
    undo,
  })
  return { model, send, onDone, undo }
}
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'zasoby.csv') => new File([content], name)
const HEAD = 'product_code;stock_code;quantity'

test('a file is read, checked, previewed, and sent when that was looked at', async () => {
  const { model, send, onDone } = start({ updated: 2 })
  await model.choose(fileOf(`${HEAD}\r\nA;main;1\r\n\r\nB;main;x\r\n`))
  expect(model.state.value).toBe('checked')
  expect(model.read.value).toEqual({
    name: 'zasoby.csv',
    encoding: 'utf-8',
    separator: ';',
    lines: 2,
    headings: expect.any(Map),
  })
  expect(send.mock.calls.map(([sent]) => sent.preview)).toEqual([true])
  await model.send()
  expect(model.state.value).toBe('done')
  expect(send.mock.calls.map(([sent]) => sent.preview)).toEqual([true, false])
  expect(onDone).toHaveBeenCalledOnce()
})

test('what was imported is taken back by its id, once, and a failure leaves that open under its key', async () => {
  const { model, onDone, undo } = start({ updated: 2, id: '7' })
  await model.choose(fileOf(`${HEAD}\nA;main;1\nB;main;1\n`))
  expect(model.canUndo.value).toBe(false)
  await model.send()
  expect(model.canUndo.value).toBe(true)
  undo.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await model.undo()
  expect([model.canUndo.value, model.undone.value, model.undoFailure.value === null]).toEqual([
    true,
    null,
    false,
  ])
  await model.undo()
  expect([model.canUndo.value, model.undone.value, onDone.mock.calls.length]).toEqual([
    false,
    { undone: 2, left: [] },
    2,
  ])
  const calls = undo.mock.calls as unknown as [string, { idempotencyKey: string }][]
  expect(calls.map(([id]) => id)).toEqual(['7', '7'])
  expect(calls[1]?.[1].idempotencyKey).toBe(calls[0]?.[1].idempotencyKey)
  await model.choose(fileOf(`${HEAD}\nA;main;1\n`))
  expect([model.canUndo.value, model.undone.value]).toEqual([false, null])
})

test('what could not be sent is looked at still, and goes again under its key; a preview that fails says why', async () => {
  const { model, send, onDone } = start({ updated: 1 })
  await model.choose(fileOf(`${HEAD}\nA;main;1\n`))
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await model.send()
  expect([model.state.value, model.read.value?.lines, onDone.mock.calls.length]).toEqual(['checked', 1, 0])
  expect(model.failure.value).not.toBeNull()
  await model.send()
  expect([model.state.value, model.failure.value, onDone.mock.calls.length]).toEqual(['done', null, 1])
  const [first, second] = send.mock.calls
    .slice(1)
    .map(([, options]: unknown[]) => (options as { idempotencyKey: string }).idempotencyKey)
  expect(first).toMatch(/./)
  expect(second).toBe(first)
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await model.choose(fileOf(`${HEAD}\nA;main;2\n`))
  expect([model.state.value, model.refusal.value]).toEqual(['idle', expect.stringMatching(/\S/)])
})

test.each([
  ['VA-049 ER-045', fileOf('a;b', 'zasoby.xlsx'), /musí být CSV/],
  ['VA-049 ER-045', fileOf(Uint8Array.of(80, 75, 0, 4)), /musí být CSV/],
  ['VA-049 ER-045', fileOf('<html></html>'), /musí být CSV/],
  ['VA-050 ER-045', fileOf('product_code,quantity\nA,1'), /chybí sloupce: stock_code/],
  ['VA-050 ER-045', fileOf('co;kde;kusy\nA;main;1'), /chybí sloupce: product_code, stock_code, quantity/],
  ['ER-045', fileOf(`${HEAD};quantity\nA;main;1;1`), /jen jednou: quantity/],
  ['ER-045', fileOf(HEAD), /žádné řádky/],
])('%s a file that is none is refused here, and nothing is sent', async (_, file, message) => {
  const { model, send } = start()
  await model.choose(file)
  expect([model.state.value, send.mock.calls.length]).toEqual(['idle', 0])
  expect(model.refusal.value?.replaceAll('\u00a0', ' ')).toMatch(message)
})

test('what Excel saves as Unicode text is read, too', async () => {
  const { model, send } = start()
  const text = `${HEAD}\r\nA;main;1\r\n`.replaceAll(';', '\t')
  const bytes = Uint8Array.of(0xff, 0xfe, ...[...text].flatMap(sign => [sign.charCodeAt(0), 0]))
  await model.choose(fileOf(bytes, 'zasoby.txt'))
  expect(model.read.value).toMatchObject({ encoding: 'utf-16le', separator: '\t', lines: 1 })
  expect(send).toHaveBeenCalledOnce()
})

test('lines with a fault are a file that can be mended and imported in its turn', async () => {
  const fault = { line: 3, column: 'quantity', message: 'Zadejte celé číslo od nuly.' }
  const { model } = start({ errors: [fault] })
  await model.choose(fileOf(`${HEAD};note\r\nA;main;1;\r\nB;main;x;"two; parts"\r\nC;main;2;\r\n`))
  const text = await model.writeFaults()
  expect(text).toBe(
    `\uFEFF${HEAD};note;řádek;sloupec;chyba\r\nB;main;x;"two; parts";3;quantity;Zadejte celé číslo od nuly.\r\n`,
  )
  await model.choose(fileOf((text ?? '').replace('x;', '7;')))
  expect([model.refusal.value, model.read.value?.lines]).toEqual([null, 1])
})

test('a file that changed after it was chosen can’t be read again, which is told until another is', async () => {
  const fault = { line: 2, column: 'quantity', message: 'Zadejte celé číslo od nuly.' }
  const { model } = start({ errors: [fault] })
  const file = fileOf(`${HEAD}\r\nB;main;x\r\n`)
  await model.choose(file)
  const read = vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('Gone.', 'NotReadableError'))
  expect([await model.writeFaults(), model.areFaultsLost.value]).toEqual([null, true])
  read.mockRestore()
  await model.choose(file)
  expect(model.areFaultsLost.value).toBe(false)
})

test('a preview without an answer can be asked for again; a file that is refused can’t', async () => {
  const { model, send } = start({ created: 1 })
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await model.choose(fileOf(`${HEAD}\nA;main;1\n`))
  expect([model.state.value, model.canRetry.value]).toEqual(['idle', true])
  await model.retry()
  expect([model.state.value, model.canRetry.value, model.outcome.value?.created]).toEqual([
    'checked',
    false,
    1,
  ])
  await model.choose(fileOf(HEAD))
  expect([model.refusal.value === null, model.canRetry.value]).toEqual([false, false])
})

test('50,000 lines are read in pieces, so that the page answers all the while', async () => {
  const { model } = start()
  const lines = Array.from({ length: 50_000 }, (_, n) => `M${n};main;${n % 50 === 0 ? 'x' : n}`)
  let turns = 0
  const timer = setInterval(() => turns++)
  const parts = new Set<number>()
  model.progress.subscribe(part => parts.add(part))
  const faults: number[] = []
  model.faults.subscribe(all => faults.push(all.length))
  await model.choose(fileOf(`${HEAD}\n${lines.join('\n')}`))
  clearInterval(timer)
  expect(model.read.value?.lines).toBe(50_000)
  expect(faults).toContain(1000)
  expect(parts.size).toBeGreaterThan(20)
  expect(turns).toBeGreaterThan(10)
})

test('what is cancelled in the middle is forgotten', async () => {
  const { model, send } = start()
  const lines = Array.from({ length: 20_000 }, (_, n) => `M${n};main;${n}`)
  const reading = model.choose(fileOf(`${HEAD}\n${lines.join('\n')}`))
  await new Promise(resolve => setTimeout(resolve, 5))
  model.cancel()
  await reading
  expect([model.state.value, model.read.value, send.mock.calls.length]).toEqual(['idle', null, 0])
})
