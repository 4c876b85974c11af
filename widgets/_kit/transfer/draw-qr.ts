import { encode } from 'uqr'

/** A code as one path over squares of one unit; `size` is the length of its side in them. */
export interface DrawnCode {
  size: number
  path: string
}

/** Light squares that readers need around a code, by its norm. */
export const QUIET_ZONE = 4

/** Null where the text is longer than a code can hold. */
export function drawQr(text: string): DrawnCode | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    return { size, path: data.map((row, y) => drawRow(row, y)).join('') }
  } catch {
    return null
  }
}

/** Dark squares side by side are one stretch: a code is drawn by a third of the text. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const start = x
    while (row[x]) x++
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}
