import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { pageOf } from '#core/api/page-of.ts'
import { query } from '#core/http/endpoint.ts'
import { configurePage } from '#core/page.ts'
import { createListModel, type ListModel } from '#core/state/list-model.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { createImport } from '#kit/import/import-model.ts'
import { describeProducts, listProducts, makeProducts, type Product } from '#testing/fixtures/grid.ts'

const Row = v.object({
  id: v.string(),
  code: v.string(),
  name: v.string(),
  manufacturer: v.string(),
  price: v.number(),
  cost: v.number(),
  pieces: v.number(),
  state: v.string(),
  isActive: v.boolean(),
  soldOn: v.string(),
  changedAt: v.string(),
  note: v.string(),
})
const rows = query('bench-rows', { path: '/rows/', doc: 'Rows.', response: pageOf(Row) })

interface BenchGrid {
  /** Shows so many rows that are all here. */
  showLocal: (count: number) => void
  /** Shows rows that the server answers. */
  showServed: () => void
  makeFile: (lines: number) => void
  /** Reads and checks the file as an import does; how many lines it found. */
  readFile: () => Promise<string>
  /** Begins to read it, and gives it up; what became of that. */
  cancelFile: () => Promise<string>
  progress: number[]
}
declare global {
  interface Window {
    grid: BenchGrid
  }
}

configurePage({ market: 'cz', routes: { 'bench-rows': '/rows/' } })
const place = document.createElement('div')
place.className = 'ostrov'
document.body.append(place)

const draw = (list: ListModel<Product>): void => {
  const grid: ReactNode = (
    <DataGrid
      name="bench"
      label="Products"
      columns={describeProducts()}
      list={list}
      getId={({ id }) => id}
      actions={[{ id: 'none', label: 'None', run: async () => [] }]}
    />
  )
  createRoot(place).render(grid)
}

const writeFile = (lines: number): File => {
  const text = Array.from({ length: lines }, (_, at) => `M${at};Příliš žluťoučký kůň ${at};${at % 97}\r\n`)
  return new File(['kod;nazev;kusu\r\n', ...text], 'zasoby.csv', { type: 'text/csv' })
}
const startImport = () =>
  createImport({
    columns: ['kod', 'nazev', 'kusu'].map(name => ({ name, isRequired: true })),
    most: 100_000_000,
    check: read => (/^\d+$/.test(read('kusu')) ? null : { column: 'kusu', message: 'Zadejte počet.' }),
    send: () => new Promise(() => {}),
    onDone: () => {},
  })

let made: File = writeFile(0)

window.grid = {
  progress: [],
  showLocal: count => draw(listProducts(makeProducts(count))),
  showServed: () =>
    draw(createListModel<Product>({ endpoint: rows, name: 'bench', defaults: { pageSize: 100 } })),
  makeFile: lines => {
    made = writeFile(lines)
  },
  async readFile() {
    const importing = startImport()
    const stop = importing.progress.subscribe(part => window.grid.progress.push(part))
    void importing.choose(made)
    await new Promise<void>(done => {
      importing.state.subscribe(state => state === 'preview' && done())
    })
    stop()
    return String(importing.read.peek()?.lines)
  },
  async cancelFile() {
    const importing = startImport()
    const reading = importing.choose(made)
    await new Promise<void>(done => {
      importing.progress.subscribe(part => part > 0.2 && done())
    })
    importing.cancel()
    await reading
    return importing.state.peek()
  },
}
