import {
  LARGEST_SIDE,
  LARGEST_WEIGHT,
  type PackageSize,
  type ScanOutcome,
  SMALLEST_WEIGHT,
} from '#core/api/picking/packing.ts'
import type { ScannedCode } from './scan-codes.ts'

/** One line of an order while it is packed. */
export interface PackingItem {
  id: string
  /** What it is; serial numbers are of one. */
  product: string
  /** What stands on its label. */
  barcode: string
  quantity: number
  /** Each piece has a number of its own, which is what is scanned. */
  hasSerials: boolean
}

/** What the store knows of a code. */
export type CodeFacts =
  | { kind: 'product'; product: string }
  /** `isTaken`: it went with another order, or is not in the store. */
  | { kind: 'serial'; product: string; isTaken: boolean }
  | { kind: 'unknown' }

/** A scan that counted. */
export type AcceptedScan =
  | { kind: 'piece'; item: string; code: string }
  /** Next comes the serial number of a piece of this item. */
  | { kind: 'expect'; item: string }
  | { kind: 'box'; size: PackageSize }
  | { kind: 'weight'; weight: number }

export interface Packing {
  items: readonly PackingItem[]
  /** In the order in which they came; all else follows from them. */
  scans: readonly AcceptedScan[]
}

export interface Scanned {
  packing: Packing
  outcome: ScanOutcome
}

export const listPieces = ({ scans }: Packing, item: string): string[] =>
  scans.flatMap(scan => (scan.kind === 'piece' && scan.item === item ? [scan.code] : []))

export const isItemPacked = (packing: Packing, item: PackingItem): boolean =>
  listPieces(packing, item.id).length >= item.quantity

export const isAllPacked = (packing: Packing): boolean =>
  packing.items.every(item => isItemPacked(packing, item))

/** The box that was scanned last. */
export const readBox = ({ scans }: Packing): PackageSize | null =>
  scans.findLast(scan => scan.kind === 'box')?.size ?? null

export const readWeight = ({ scans }: Packing): number | null =>
  scans.findLast(scan => scan.kind === 'weight')?.weight ?? null

/** The item whose serial number comes next, where its product was scanned last. */
export const readExpected = ({ items, scans }: Packing): PackingItem | null => {
  const last = scans.at(-1)
  return (last?.kind === 'expect' && items.find(({ id }) => id === last.item)) || null
}

/** Items whose serial number was asked for before another scan came, and still lacks. */
export const listOwed = (packing: Packing): PackingItem[] =>
  packing.items.filter(item => {
    const last = packing.scans.findLast(scan => 'item' in scan && scan.item === item.id)
    return last?.kind === 'expect' && last !== packing.scans.at(-1)
  })

/** What a scan does to a packing. One that is refused leaves it as it was. */
export function packScan(packing: Packing, scan: ScannedCode, facts: CodeFacts): Scanned {
  if (scan.kind === 'box') return packBox(packing, scan)
  if (scan.kind === 'weight') return packWeight(packing, scan.weight)
  if (scan.kind === 'command') return packCommand(packing, scan.command)
  return packPiece(packing, scan.code, facts)
}

const refuse = (packing: Packing, outcome: ScanOutcome): Scanned => ({ packing, outcome })

const accept = (packing: Packing, scan: AcceptedScan, outcome: ScanOutcome): Scanned => ({
  packing: { ...packing, scans: [...packing.scans, scan] },
  outcome,
})

function packPiece(packing: Packing, code: string, facts: CodeFacts): Scanned {
  const isPacked = packing.scans.some(scan => scan.kind === 'piece' && scan.code === code)
  if (facts.kind === 'serial') return packSerial(packing, code, facts, isPacked)
  const expected = readExpected(packing)
  if (facts.kind === 'unknown') return refuse(packing, expected ? 'serial-unavailable' : 'unknown-code')
  const own = packing.items.filter(({ product }) => product === facts.product)
  const open = own.find(item => !isItemPacked(packing, item))
  if (!open) return refuse(packing, own.length > 0 ? 'enough-scanned' : 'not-in-order')
  if (open.hasSerials)
    return expected?.id === open.id
      ? refuse(packing, 'serial-expected')
      : accept(packing, { kind: 'expect', item: open.id }, 'serial-expected')
  return accept(packing, { kind: 'piece', item: open.id, code }, 'piece-packed')
}

function packSerial(
  packing: Packing,
  code: string,
  { product, isTaken }: Extract<CodeFacts, { kind: 'serial' }>,
  isPacked: boolean,
): Scanned {
  if (isPacked) return refuse(packing, 'already-scanned')
  if (isTaken) return refuse(packing, 'serial-unavailable')
  const expected = readExpected(packing)
  if (expected && expected.product !== product) return refuse(packing, 'serial-mismatch')
  const own = packing.items.filter(item => item.product === product && item.hasSerials)
  const open = own.find(item => !isItemPacked(packing, item))
  if (!open) return refuse(packing, own.length > 0 ? 'enough-scanned' : 'serial-mismatch')
  return accept(packing, { kind: 'piece', item: open.id, code }, 'piece-packed')
}

const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= LARGEST_SIDE

function packBox(packing: Packing, { width, height, depth }: PackageSize): Scanned {
  if (![width, height, depth].every(isSide)) return refuse(packing, 'box-wrong')
  return accept(packing, { kind: 'box', size: { width, height, depth } }, 'box-set')
}

function packWeight(packing: Packing, weight: number): Scanned {
  return weight >= SMALLEST_WEIGHT && weight <= LARGEST_WEIGHT
    ? accept(packing, { kind: 'weight', weight }, 'weight-set')
    : refuse(packing, 'weight-wrong')
}

function packCommand(packing: Packing, command: 'confirm' | 'undo' | 'take'): Scanned {
  if (command === 'take') return refuse(packing, 'taken-over')
  if (command === 'confirm') return refuse(packing, checkPacked(packing) ?? 'ready')
  if (packing.scans.length === 0) return refuse(packing, 'nothing-to-undo')
  return { packing: { ...packing, scans: packing.scans.slice(0, -1) }, outcome: 'undone' }
}

/** What is missing before the parcel can go; null where nothing is. */
export function checkPacked(packing: Packing): ScanOutcome | null {
  if (!isAllPacked(packing)) return 'items-missing'
  if (!readBox(packing)) return 'box-missing'
  return readWeight(packing) === null ? 'weight-missing' : null
}

export type PackingStep = 'crate' | 'items' | 'box' | 'weight' | 'confirm' | 'done'

/** What is to be scanned next. */
export function findStep(packing: Packing | null, isHandedOver: boolean): PackingStep {
  if (!packing) return 'crate'
  if (isHandedOver) return 'done'
  if (!isAllPacked(packing)) return 'items'
  if (!readBox(packing)) return 'box'
  return readWeight(packing) === null ? 'weight' : 'confirm'
}
