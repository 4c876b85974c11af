/** Widths of bars and gaps of Code 128 (ISO/IEC 15417), by value: bar, gap, bar, gap, bar, gap. */
const PATTERNS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const STOP = '2331112'
/** Letters, digits and signs, each by a value of its own. */
const START_B = 104
const CHECKED_BY = 103

const patternOf = (value: number): string => PATTERNS.slice(value * 6, value * 6 + 6)

export interface Bar {
  /** In modules from the left. */
  x: number
  width: number
}

/** The bars of a text as Code 128 B, and how many modules wide all of it is; null for what it can't spell. */
export function drawCode128(text: string): { bars: readonly Bar[]; width: number } | null {
  if (!/^[ -~]{1,80}$/.test(text)) return null
  const values = [...text].map(char => (char.codePointAt(0) ?? 0) - 32)
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % CHECKED_BY
  const widths = [...[START_B, ...values, check].map(patternOf), STOP].join('')
  const bars: Bar[] = []
  let x = 0
  for (const [index, digit] of [...widths].entries()) {
    const width = Number(digit)
    if (index % 2 === 0) bars.push({ x, width })
    x += width
  }
  return { bars, width: x }
}
