import type { ListModel } from '#core/state/list-model.ts'

/** Rows of one step. */
const STEP = 500

interface ReadAll<Row> {
  list: Pick<ListModel<Row>, 'readPage'>
  getId: (row: Row) => string
  signal?: AbortSignal
  onRows: (rows: readonly Row[], done: number, count: number) => void
}

/**
 * Reads all that the filters find, page by page, each row once: rows that come or go meanwhile move others between
 * pages. A server may cut pages shorter than was asked. Stops at the signal, and after as many pages as there were at
 * first.
 */
export async function readAll<Row>({ list, getId, signal, onRows }: ReadAll<Row>): Promise<void> {
  const known = new Set<string>()
  let pageCount = 1
  let size = STEP
  for (let page = 1; page <= pageCount && !signal?.aborted; page++) {
    const { count, results } = await list.readPage({ page, pageSize: STEP }, signal)
    if (page === 1) {
      if (results.length < count) size = Math.max(1, Math.min(size, results.length))
      pageCount = Math.ceil(count / size)
    }
    const fresh = results.filter(row => !known.has(getId(row)))
    for (const row of fresh) known.add(getId(row))
    onRows(fresh, known.size, Math.max(count, known.size))
    if (results.length < size) return
  }
}
