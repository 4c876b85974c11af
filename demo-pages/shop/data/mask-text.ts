const SHOWN = 4
const DOT = '•'

/** A number of which only the last four characters are shown. */
export const maskText = (text: string): string =>
  text.length <= SHOWN ? DOT.repeat(text.length) : DOT.repeat(text.length - SHOWN) + text.slice(-SHOWN)
