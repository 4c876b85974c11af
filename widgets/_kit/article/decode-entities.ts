/** What editors' programs write beside letters with their marks. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    sbquo: '‚',
    lsquo: '‘',
    rsquo: '’',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    times: '×',
    deg: '°',
    sect: '§',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
  }),
)
/** The marks of letters, as they are put onto one. */
const MARKS = new Map(
  Object.entries({
    acute: '\u0301',
    caron: '\u030c',
    circ: '\u0302',
    uml: '\u0308',
    ring: '\u030a',
    breve: '\u0306',
    grave: '\u0300',
    tilde: '\u0303',
    cedil: '\u0327',
  }),
)
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi
const MARKED = /^([a-z])([a-z]{3,5})$/i

/** A text of HTML as it is read; what names nothing stays as it was written. */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) =>
    name === undefined
      ? (toCharacter(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)) ?? whole)
      : (NAMED.get(name) ?? addMark(name) ?? whole),
  )

const toCharacter = (code: number): string | null => {
  const isOne =
    code > 0x1f && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && (code & 0xfffff800) !== 0xd800
  return isOne ? String.fromCodePoint(code) : null
}

function addMark(name: string): string | null {
  const [, letter = '', markName = ''] = MARKED.exec(name) ?? []
  const mark = MARKS.get(markName)
  const written = mark && (letter + mark).normalize('NFC')
  return written?.length === 1 ? written : null
}
