import { isDiscountCode } from '#core/validation/discount/discount.ts'

/** The most codes that are made or typed at once. */
export const MOST_CODES = 1000

export interface TypedCodes {
  /** Each once, in their order. */
  codes: readonly string[]
  /** What is no code. */
  wrong: readonly string[]
  /** Codes that stand there more than once. */
  repeated: readonly string[]
}

/** Reads codes divided by spaces, lines, commas or semicolons, as a table's column is pasted. */
export function readCodes(text: string): TypedCodes {
  const all = text.split(/[\s,;]+/).filter(Boolean)
  const right = all.filter(isDiscountCode)
  const codes = [...new Set(right)]
  return {
    codes,
    wrong: [...new Set(all.filter(one => !isDiscountCode(one)))],
    repeated: codes.filter(code => right.indexOf(code) !== right.lastIndexOf(code)),
  }
}
