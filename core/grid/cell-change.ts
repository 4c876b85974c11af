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
  /** Put there by the same person, in another window. */
  readonly isOwn: boolean

  constructor(theirs: string, isOwn = false) {
    super('Somebody else has changed the cell.')
    this.theirs = theirs
    this.isOwn = isOwn
  }
}

/** Of a cell that holds `now`: somebody else's text is never written over unseen. */
export function checkBefore({ before, after }: CellChange, now: string, isOwn = false): void {
  if (now !== before && now !== after) throw new CellConflict(now, isOwn)
}
