/** A colour and its lighter and darker neighbours, for gradients. */
export interface Shades {
  light: string
  base: string
  dark: string
  edge: string
}

export const shadesOf = (hex: string): Shades => ({
  light: mix(hex, '#ffffff', 0.35),
  base: hex,
  dark: mix(hex, '#000000', 0.22),
  edge: mix(hex, '#000000', 0.4),
})

function mix(hex: string, other: string, share: number): string {
  const [a, b] = [readChannels(hex), readChannels(other)]
  return `#${a.map((channel, i) => toHex(channel + ((b[i] ?? 0) - channel) * share)).join('')}`
}

const readChannels = (hex: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

const toHex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** Keeps what is black apart from a dark page, and what is white from a light one. */
export const OUTLINE = '#8b93a0'

/** A small number that is always the same for the same text. */
export function hashText(text: string): number {
  let hash = 7
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return hash
}

/** What a drawing is made of. */
export interface DrawnDevice {
  manufacturer: string
  model: string
  shades: Shades
}
