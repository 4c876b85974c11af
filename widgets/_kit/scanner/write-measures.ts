import type { PackageSize } from '#core/api/picking/packing.ts'
import { showNumber } from '#core/intl/show-number.ts'

const SPACE = '\u00a0'

/** Width, height and depth, as both markets write them. */
export const writeSize = ({ width, height, depth }: PackageSize): string =>
  [width, '×', height, '×', depth, 'cm'].join(SPACE)

export const writeKilograms = (weight: number): string => `${showNumber(weight)}${SPACE}kg`
