import type { Language } from '#core/market.ts'

/** Prepositions and conjunctions that no Czech line ends with. */
const LONE_LETTER = /(?<=^|[\s(„])([ksvzouai]) /giu
/** What a number never stands without: `128 GB`, `20 W`, `80 %`. */
const UNIT = /(\d) (?=(?:[GTM]B|[GM]?Hz|M?W|Mpx|MP|mAh|[cm]?m|k?g|%|Kč|[Ll]ei)(?![\p{L}\d]))/gu
/** Within a text; a label of one word has no other line to go to. */
const EMAIL = /(?<=\S\s)(e)-(?=mail)/giu

/** A number and its unit stay on one line. For names of devices and goods, too. */
export const keepUnits = (text: string): string => text.replace(UNIT, '$1\u00a0')

/** A text as a page carries it: what belongs together is not parted by the end of a line. */
export function keepTogether(text: string, language: Language): string {
  const kept = keepUnits(text)
  if (language === 'en') return kept
  const joined = kept.replace(EMAIL, '$1\u2011')
  return language === 'cs' ? joined.replace(LONE_LETTER, '$1\u00a0') : joined
}
