/** What became of one row. */
export interface ActionResult {
  /** Of the row. */
  id: string
  /** Why it was not done; null where it was. */
  failure: string | null
  /** The call failed, which may succeed another time, and nobody refused the row. */
  isLost?: boolean
}

export type RunAction = (ids: readonly string[], idempotencyKey: string) => Promise<readonly ActionResult[]>

/** More rows than anybody looks through are changed only after a question. */
export const MOST_UNASKED = 200

/** Ids of one call. */
const STEP = 100

interface BulkRun {
  ids: readonly string[]
  /** Does it to the rows of one step. */
  run: (ids: readonly string[]) => Promise<readonly ActionResult[]>
  signal?: AbortSignal
  /** What to say of rows whose call failed as a whole. */
  explain: (thrown: unknown) => string
  onProgress?: (done: number) => void
}

/** Does something to many rows in steps, and says of each what became of it. A step that fails leaves the others to go on. */
export async function runBulk({
  ids,
  run,
  signal,
  explain,
  onProgress,
}: BulkRun): Promise<readonly ActionResult[]> {
  const results: ActionResult[] = []
  for (let from = 0; from < ids.length && !signal?.aborted; from += STEP) {
    const step = ids.slice(from, from + STEP)
    results.push(...(await runStep(step, run, explain)))
    onProgress?.(results.length)
  }
  return results
}

async function runStep(
  ids: readonly string[],
  run: BulkRun['run'],
  explain: (thrown: unknown) => string,
): Promise<ActionResult[]> {
  try {
    const told = new Map((await run(ids)).map(result => [result.id, result.failure]))
    // A row of which nothing is said was done: the call itself succeeded.
    return ids.map(id => ({ id, failure: told.get(id) ?? null }))
  } catch (thrown) {
    const failure = explain(thrown)
    return ids.map(id => ({ id, failure, isLost: true }))
  }
}
