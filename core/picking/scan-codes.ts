import type { PackageSize } from '#core/api/picking/packing.ts'

/** What staff tell by printed barcodes instead of pressing. */
export const COMMANDS = { confirm: 'CMDCONFIRM', undo: 'CMDUNDO', take: 'CMDTAKEOVER' } as const
export type Command = keyof typeof COMMANDS

export type ScannedCode =
  | { kind: 'command'; command: Command }
  /** Centimetres. */
  | ({ kind: 'box' } & PackageSize)
  /** Kilograms. */
  | { kind: 'weight'; weight: number }
  | { kind: 'code'; code: string }

/** Whether a code is a printed command, which is told by what it did. */
export const isCommand = (code: string): boolean => Object.values<string>(COMMANDS).includes(code)

/** No code of a shop's goods is longer. */
export const LONGEST_CODE = 80

/** The keys above the letters, as a Czech keyboard spells what a scanner typed for an American one. */
const CZECH_DIGITS = 'é+ěščřžýáí'

/**
 * A scan as the shop knows it: capitals, without what scanners put around it. A scanner types keys, so on a Czech
 * keyboard `4012` comes as `čé+ě`; no code has such letters.
 */
export function normalizeScan(text: string): string {
  const upright = [...text.toLowerCase()].map(char => {
    const digit = CZECH_DIGITS.indexOf(char)
    return digit < 0 ? char : String(digit)
  })
  return upright
    .join('')
    .replace(/[^!-~]/g, '')
    .toUpperCase()
    .slice(0, LONGEST_CODE)
}

/** What a scan says. Boxes are printed as `BOX30X20X10`, what a scale says as `GRAMS1250`. */
export function readScan(text: string): ScannedCode | null {
  const code = normalizeScan(text)
  if (!code) return null
  const command = (Object.keys(COMMANDS) as Command[]).find(name => COMMANDS[name] === code)
  if (command) return { kind: 'command', command }
  const box = /^BOX(\d{1,3})X(\d{1,3})X(\d{1,3})$/.exec(code)
  if (box) return { kind: 'box', width: Number(box[1]), height: Number(box[2]), depth: Number(box[3]) }
  const grams = /^GRAMS(\d{1,6})$/.exec(code)
  return grams ? { kind: 'weight', weight: Number(grams[1]) / 1000 } : { kind: 'code', code }
}

export const writeBox = ({ width, height, depth }: PackageSize): string => `BOX${width}X${height}X${depth}`

export const writeWeight = (weight: number): string => `GRAMS${Math.round(weight * 1000)}`
