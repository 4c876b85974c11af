import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMessages } from '#tools/build/plugins/compile-messages.ts'
import { root } from '../root.ts'
import { checkText, readUnsaid, saysWord } from './check-text.ts'
import { readSeed, readSource, readTexts, type SpokenText } from './read-texts.ts'
import { readSources } from './source-files.ts'

const pairs = readTexts()
const texts = pairs.flat()
const unsaid = readUnsaid(readFileSync(join(root, 'docs/ui-terms.md'), 'utf8'))

/** Texts that are somebody else's, letter for letter. */
const PRINTED = [
  // Django REST framework's own, as its translations have them.
  'Nu a fost găsit(ă).',
  'Metoda "{}" není povolena.',
  'Metoda "{}" nu este permisa.',
  'Nepodporovaný media type "{}" v požadavku.',
  'Cererea conține tipul media neacceptat "{}"',
  'Date nevalide. Se aștepta un dicționar de obiecte, dar s-a primit "{}".',
  'Byl očekáván seznam položek ale nalezen "{}".',
  'Se aștepta o listă de elemente, dar s-a primit tip "{}".',
  '"{}" je neplatnou volbou.',
  '"{}" nu este o opțiune validă.',
  // The law's own words of the button that orders (OUG 34/2014, article 8): no imperative.
  'Comandă cu obligație de plată',
  // The specification prints it with a straight apostrophe (ER-016).
  "Can't save component parameters.",
]

/** What two languages truly share: loanwords, abbreviations, names of products. */
const SHARED = [
  'Adresa',
  'Adresa: {url}',
  'Cache',
  'Contact',
  'E-mail',
  'HTML',
  'IBAN',
  'IMEI',
  'Model',
  'Online',
  'Procesor Apple A15 Bionic',
  'Service',
  'Telefon',
  'Total',
  'text',
]

const tell = ({ place, text }: SpokenText, fault: string): string => `${place}: ${fault}: ${text}`

test('there are texts to read: messages, the shop’s words, seeds and Django’s', () => {
  for (const part of ['widgets/login/messages', 'shop/goods/texts', 'buyback.json', 'django.po'])
    expect(texts.some(({ place }) => place.includes(part))).toBe(true)
  expect(texts.length).toBeGreaterThan(3000)
})

test('every text keeps to one form of address, typographic quotes, and refusals that say what is allowed', () => {
  const wrong = texts
    .filter(({ text }) => !PRINTED.includes(text))
    .flatMap(spoken => checkText(spoken.language, spoken.text).map(fault => tell(spoken, fault)))
  expect(wrong).toEqual([])
})

test('texts stand in files that the build compiles, by their names', () => {
  // The texts of a guide's examples are the reader's own.
  const isExample = (path: string): boolean => path.includes('/testing/') || path.startsWith('tools/docs/')
  const spoken = readSources().filter(
    ({ path, text, isTest }) => !isTest && !isExample(path) && /= defineMessages[<(]/.test(text),
  )
  expect(spoken.length).toBeGreaterThan(50)
  expect(spoken.filter(({ path, text }) => !isMessages(path, text)).map(({ path }) => path)).toEqual([])
})

test('no text is the same in two languages, but for words that they share', () => {
  const same = pairs.flatMap(pair =>
    pair.filter(
      ({ text, place }, at) =>
        pair.findIndex(other => other.text === text) < at &&
        /\p{L}{2}/u.test(text) &&
        !SHARED.includes(text) &&
        !place.endsWith('.kind'),
    ),
  )
  expect(same.map(spoken => tell(spoken, 'the same in another language'))).toEqual([])
})

test('no text says a word that the list of terms rules out', () => {
  expect(unsaid.length).toBeGreaterThan(20)
  const said = texts.flatMap(spoken =>
    unsaid
      .filter(({ language, word }) => language === spoken.language && saysWord(spoken.text, word))
      .map(({ word }) => tell(spoken, `says "${word}"`)),
  )
  expect(said).toEqual([])
})

test('what is printed elsewhere, and what two languages share, is still said somewhere', () => {
  const all = new Set(texts.map(({ text }) => text))
  expect([...PRINTED, ...SHARED].filter(text => !all.has(text))).toEqual([])
})

test.each([
  ['cs', 'Zadejte "kód".', 'a straight quote'],
  ['en', "It can't be sent.", 'a straight quote'],
  ['cs', 'Tlačítko „Prodat”', 'a quote of another language (Czech has „…“)'],
  ['ro', 'Butonul „Vindeți“', 'a quote of another language (Romanian has „…”)'],
  ['en', 'The button „Sell”', 'a quote of another language (English has “…”)'],
  ['cs', 'Sleva -130 Kč', 'a hyphen for a minus'],
  ['cs', 'Nad 1 000 Kč', 'a number that may be parted'],
  ['cs', 'Pošleme ti cenu, až budeš chtít; tvoje adresa', 'a visitor who is a friend; we say vy'],
  ['cs', 'Vyber zařízení.', 'a visitor who is a friend; we say vy'],
  ['ro', 'Adresa ta', 'a visitor who is a friend, or short; we say dumneavoastră'],
  ['ro', 'Contul dvs. este deschis', 'a visitor who is a friend, or short; we say dumneavoastră'],
  ['ro', 'Trimite prețul', 'a visitor who is a friend; we say dumneavoastră'],
  ['cs', 'Stav je horší, než jsem uvedl.', 'a visitor who is a man, or a woman'],
  ['cs', 'Jste přihlášen(a).', 'a visitor who is a man, or a woman'],
  ['ro', 'Sunteți autentificat(ă).', 'a visitor who is a man, or a woman'],
  ['cs', 'Neplatné IMEI: obsahuje jen číslice.', 'a refusal that says what is typed, not what is allowed'],
  ['ro', 'CNP nevalid: are 13 cifre.', 'a refusal that says what is typed, not what is allowed'],
  ['en', 'Invalid CNP: it has 13 digits.', 'a refusal that says what is typed, not what is allowed'],
  ['cs', '{n, plural, one {# den} other {# dnů}}', 'a number without its form for a few'],
] as const)('%s: "%s" is %s', (language, text, fault) => {
  expect(checkText(language, text)).toEqual([fault])
})

test.each([
  ['cs', 'Nenašli jste svůj model? Zobrazit „iPhone 13“, 11" displej a účet 19-2000145399.'],
  ['cs', 'Vyplníte si ho sami, až zapomenete heslo. Naposledy jste si prohlédli toto.'],
  ['cs', 'Neplatné IMEI: smí obsahovat jen číslice. Sleva −1\u00a0300 Kč.'],
  ['cs', '{n, plural, one {# den} few {# dny} other {# dnů}}'],
  ['ro', 'Gol = alege clientul. Găsește dispozitivul; totalul, starea și tableta.'],
  ['en', 'We don’t know “why”: 5 kinds.'],
] as const)('%s: "%s" may be signed', (language, text) => {
  expect(checkText(language, text)).toEqual([])
})

test('texts are found wherever a language stands beside another', () => {
  const code = `const T = { cz: { a: 'Ano', say: (n: number) => \`Je \${n} hodin\`, b: name('str') }, ro: { a: 'Da' } }`
  expect(readSource('a.ts', code)).toEqual([
    [
      { place: 'a.ts.a', language: 'cs', text: 'Ano' },
      { place: 'a.ts.a', language: 'ro', text: 'Da' },
    ],
    [{ place: expect.stringContaining('a.ts.say'), language: 'cs', text: 'Je {} hodin' }],
  ])
  expect(readSource('b.ts', 'const market = { cz: 1, other: "Ano" }')).toEqual([])
  expect(readSeed('c.json', [{ title: { cs: ['A', 'B'], ro: 'C' } }])).toEqual([
    [
      { place: 'c.json', language: 'cs', text: 'A' },
      { place: 'c.json', language: 'ro', text: 'C' },
    ],
    [{ place: 'c.json', language: 'cs', text: 'B' }],
  ])
})

test('a word that is not said is found in all its forms, and only where a word begins', () => {
  const rows = readUnsaid('| cs | ro |\n|---|---|\n| a | b | cs: natvrdo, pobočk; ro: linia clien |\n')
  expect(rows).toEqual([
    { language: 'cs', word: 'natvrdo' },
    { language: 'cs', word: 'pobočk' },
    { language: 'ro', word: 'linia clien' },
  ])
  expect(saysWord('Přineste ho na pobočku.', 'pobočk')).toBe(true)
  expect(saysWord('Sunați la Linia clienți.', 'linia clien')).toBe(true)
  expect(saysWord('Přineste ho do prodejny.', 'pobočk')).toBe(false)
  expect(saysWord('reînregistrare', 'înregistrare')).toBe(false)
})
