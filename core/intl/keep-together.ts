import type { Language } from '#core/market.ts'
import { keepUnits } from './keep-units.ts'

/** Prepositions and conjunctions that no Czech line ends with. */
const LONE_LETTER = /(?<=^|[\s(„{])([ksvzouai]) /giu
/** What stands behind a number in a sentence, beside the units of a device's name. */
const MEASURE = /(\d) (?=(?:MB|[GM]?Hz|Mpx|MP|[cm]?m|k?g|Kč|[Ll]ei)(?![\p{L}\d]))/gu
/** „č. 2026000001“, „nr. 2026000001”, also before a number that is yet to be filled in. */
const NUMBER = /(?<![\p{L}\p{N}])(č|nr|no)\. (?=[{\d])/gu
/** A telephone number as people write it. */
const PHONE = /(?<!\d)(?:\+\d{2,3} )?\d{3,4} \d{3} \d{3}(?!\d)/gu
/** Within a text; a label of one word has no other line to go to. */
const EMAIL = /(?<=\S\s)(e)-(?=mail)/giu

/** A text as a page carries it: what belongs together is not parted by the end of a line. */
export function keepTogether(text: string, language: Language): string {
  const kept = keepUnits(text)
    .replace(MEASURE, '$1\u00a0')
    .replace(NUMBER, '$1.\u00a0')
    .replace(PHONE, number => number.replaceAll(' ', '\u00a0'))
  if (language === 'en') return kept
  const joined = kept.replace(EMAIL, '$1\u2011')
  return language === 'cs' ? joined.replace(LONE_LETTER, '$1\u00a0') : joined
}
