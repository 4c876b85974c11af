export interface CellChange {
  rowId: string
  columnId: string
  before: string
  after: string
  /** Why the text may not be saved: it is only shown. */
  fault?: string
}

/** Thrown where a cell holds neither what a change began from nor what it leads to. */
export class CellConflict extends Error {
  override name = 'CellConflict'
  readonly theirs: string

  constructor(theirs: string) {
    super('Somebody else has changed the cell.')
    this.theirs = theirs
  }
}

/** Of a cell that holds `now`: somebody else's text is never written over unseen. */
export function checkBefore({ before, after }: CellChange, now: string): void {
  if (now !== before && now !== after) throw new CellConflict(now)
}
