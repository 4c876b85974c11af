import type { Language } from '#core/market.ts'

interface Rule {
  languages: readonly Language[]
  pattern: RegExp
  /** What is wrong with a text that it is found in. */
  fault: string
}

const ALL = ['cs', 'ro', 'en'] as const
/** A word or a phrase, whatever stands around it. */
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
/** A verb that begins a sentence, as an order does; the third person of the same form stands within one. */
const order = (verbs: string): RegExp => new RegExp(`(?:^|[.!?] )(?:${verbs})(?![\\p{L}-])`, 'u')

const RULES: readonly Rule[] = [
  { languages: ALL, pattern: /(?<!\d)"|(?<=\p{L})'(?=\p{L})/u, fault: 'a straight quote' },
  { languages: ['cs'], pattern: /”/, fault: 'a quote of another language (Czech has „…“)' },
  { languages: ['ro'], pattern: /“/, fault: 'a quote of another language (Romanian has „…”)' },
  { languages: ['en'], pattern: /„/, fault: 'a quote of another language (English has “…”)' },
  { languages: ALL, pattern: /(?<=^|\s)-\d/, fault: 'a hyphen for a minus' },
  { languages: ALL, pattern: /\d (?=\d{3} (?:Kč|bajt|lei))/u, fault: 'a number that may be parted' },
  {
    languages: ['cs'],
    pattern: word('tě|tebe|tobě|tvůj|tvoje|tvého|tvému|tvým|jsi|máš|můžeš|chceš'),
    fault: 'a visitor who is a friend; we say vy',
  },
  {
    languages: ['cs'],
    pattern: order('Vyber|Zadej|Odešli|Klikni|Zkus|Přihlas se|Napiš|Najdi|Ulož|Zavolej|Zkontroluj'),
    fault: 'a visitor who is a friend; we say vy',
  },
  {
    languages: ['ro'],
    pattern: word('tu|tine|ție|te|tău|ta|tăi|tale|îți|ți-[\\p{L}]+|dvs'),
    fault: 'a visitor who is a friend, or short; we say dumneavoastră',
  },
  {
    languages: ['ro'],
    pattern: order(
      'Adaugă|Afișează|Alege|Anulează|Arată|Ascunde|Aș?teaptă|Caută|Citește|Comandă|Confirmă|Continuă|Copiază|Cumpără|Desfă|Deschide|Elimină|Golește|Închide|Încearcă|Intră|Introdu|Lipește|Marchează|Mergi|Mută|Păstrează|Preia|Pune|Refă|Renunță|Revino|Salvează|Schimbă|Scrie|Șterge|Sună|Trimite|Verifică|Vezi|Vinde',
    ),
    fault: 'a visitor who is a friend; we say dumneavoastră',
  },
  {
    languages: ['cs'],
    pattern:
      /(?<!\p{L})(?:jste|jsem|byste|bych)(?: (?:si|se|už|to|ho|nic))? \p{L}+la?(?!\p{L})|\((?:la|a)\)|(?<!\p{L})ráda?(?!\p{L})/iu,
    fault: 'a visitor who is a man, or a woman',
  },
  { languages: ['ro'], pattern: /\p{L}\(ă\)|\/ă(?!\p{L})/u, fault: 'a visitor who is a man, or a woman' },
  {
    languages: ['cs'],
    pattern: /^Neplatn\p{L}+ [^:.]+: (?:obsahuje|má|je to)(?!\p{L})/u,
    fault: 'a refusal that says what is typed, not what is allowed',
  },
  {
    languages: ['ro'],
    pattern: /nevalidă?: (?:conține|are)(?!\p{L})/u,
    fault: 'a refusal that says what is typed, not what is allowed',
  },
  {
    languages: ['en'],
    pattern: /^Invalid [^:.]+: it has /,
    fault: 'a refusal that says what is typed, not what is allowed',
  },
  {
    languages: ['cs', 'ro'],
    pattern: /, plural,(?=[^#]*#)(?!.* few \{)/u,
    fault: 'a number without its form for a few',
  },
]

/** What is wrong with a text, in the words of a list; nothing for one that may be signed. */
export const checkText = (language: Language, text: string): string[] =>
  RULES.filter(({ languages, pattern }) => languages.includes(language) && pattern.test(text)).map(
    ({ fault }) => fault,
  )

/** Words that a language's texts do not use, by the last column of `docs/ui-terms.md`. */
export function readUnsaid(terms: string): { language: Language; word: string }[] {
  const rows = terms.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| cs '))
  return rows.flatMap(row => {
    const unsaid = row.split('|').at(-2) ?? ''
    return [...unsaid.matchAll(/(cs|ro|en): ([^;]+)/g)].flatMap(([, language = '', words = '']) =>
      words.split(',').map(one => ({ language: language as Language, word: one.trim() })),
    )
  })
}

/** Whether a text has a word in it, in any of its forms that begin like it. */
export const saysWord = (text: string, unsaid: string): boolean =>
  new RegExp(`(?<!\\p{L})${unsaid}`, 'iu').test(text)
