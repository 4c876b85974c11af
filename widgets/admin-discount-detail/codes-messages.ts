import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What is said of the codes of a discount. */
export const codesMessages = defineMessages({
  cs: {
    codeCount:
      '{count, plural, one {# kód} few {# kódy} other {# kódů}}, {used, plural, one {# použitý} few {# použité} other {# použitých}}',
    howMany: 'Kolik kódů vytvořit',
    howManyHint: 'Nejvýše 1\u00a0000 najednou. Každý má 10 znaků a platí jednou.',
    howManyWrong: 'Zadejte počet od 1 do 1\u00a0000.',
    generate: 'Vytvořit kódy',
    own: 'Vlastní kódy',
    ownHint: 'Po 10 znacích, číslice a písmena bez diakritiky; oddělené mezerou, čárkou nebo řádkem.',
    ownRight: '{count, plural, one {# kód v pořádku} few {# kódy v pořádku} other {# kódů v pořádku}}',
    ownWrong: 'Toto nejsou kódy: {names}. Kód má přesně 10 znaků: číslice a písmena bez diakritiky.',
    ownTooMany: 'Najednou nejvýše 1\u00a0000 kódů.',
    singleUse: 'Každý na jedno použití',
    assign: 'Přidat kódy',
    codesFailed: 'Kódy se nepodařilo přidat.',
    assigned:
      '{count, plural, =0 {Nepřidal se žádný kód.} one {Přidán # kód.} few {Přidány # kódy.} other {Přidáno # kódů.}}',
    duplicates:
      'Průnik generovaných slev: {count, plural, one {# kód už je použitý a nepřiřadil se} few {# kódy už jsou použité a nepřiřadily se} other {# kódů už je použitých a nepřiřadilo se}}: {names}',
    undoCodes: 'Vzít kódy zpět',
    download: 'Stáhnout kódy (CSV)',
    downloading: 'Připravuje se…',
    downloadFailed: 'Kódy se nepodařilo stáhnout.',
    file: 'kody-slevy-{id}.csv',
    csvCode: 'Kód',
    csvUsed: 'Použit',
    all: 'Všechny kódy',
    listFailed: 'Kódy se nepodařilo načíst.',
  },
  ro: {
    codeCount:
      '{count, plural, one {un cod} few {# coduri} other {# de coduri}}, {used, plural, one {unul folosit} few {# folosite} other {# folosite}}',
    howMany: 'Câte coduri să fie create',
    howManyHint: 'Cel mult 1.000 deodată. Fiecare are 10 caractere și este valabil o dată.',
    howManyWrong: 'Introduceți un număr între 1 și 1.000.',
    generate: 'Creați coduri',
    own: 'Coduri proprii',
    ownHint:
      'Cu câte 10 caractere, cifre și litere fără diacritice; separate prin spațiu, virgulă sau rând nou.',
    ownRight: '{count, plural, one {un cod corect} few {# coduri corecte} other {# de coduri corecte}}',
    ownWrong:
      'Acestea nu sunt coduri: {names}. Un cod are exact 10 caractere: cifre și litere fără diacritice.',
    ownTooMany: 'Cel mult 1.000 de coduri deodată.',
    singleUse: 'Fiecare pentru o singură folosire',
    assign: 'Adăugați codurile',
    codesFailed: 'Codurile nu au putut fi adăugate.',
    assigned:
      '{count, plural, =0 {Nu a fost adăugat niciun cod.} one {A fost adăugat un cod.} few {Au fost adăugate # coduri.} other {Au fost adăugate # de coduri.}}',
    duplicates:
      'Intersecția reducerilor generate: {count, plural, one {un cod este deja folosit și nu a fost atribuit} few {# coduri sunt deja folosite și nu au fost atribuite} other {# de coduri sunt deja folosite și nu au fost atribuite}}: {names}',
    undoCodes: 'Retrageți codurile',
    download: 'Descărcați codurile (CSV)',
    downloading: 'Se pregătește…',
    downloadFailed: 'Codurile nu au putut fi descărcate.',
    file: 'coduri-reducere-{id}.csv',
    csvCode: 'Cod',
    csvUsed: 'Folosit',
    all: 'Toate codurile',
    listFailed: 'Codurile nu au putut fi încărcate.',
  },
  en: {
    codeCount: '{count, plural, one {# code} other {# codes}}, {used, plural, one {# used} other {# used}}',
    howMany: 'How many codes to generate',
    howManyHint: 'At most 1,000 at once. Each has 10 characters and is valid once.',
    howManyWrong: 'Enter a number from 1 to 1,000.',
    generate: 'Generate codes',
    own: 'Own codes',
    ownHint: 'Of 10 characters, digits and letters without diacritics; divided by spaces, commas or lines.',
    ownRight: '{count, plural, one {# code is fine} other {# codes are fine}}',
    ownWrong:
      'These are no codes: {names}. A code has exactly 10 characters: digits and letters without diacritics.',
    ownTooMany: 'At most 1,000 codes at once.',
    singleUse: 'Each for a single use',
    assign: 'Add codes',
    codesFailed: 'The codes could not be added.',
    assigned: '{count, plural, =0 {No code was added.} one {# code was added.} other {# codes were added.}}',
    duplicates:
      'Intersection of generated discounts: {count, plural, one {# code is in use and was not assigned} other {# codes are in use and were not assigned}}: {names}',
    undoCodes: 'Take codes back',
    download: 'Download codes (CSV)',
    downloading: 'Preparing…',
    downloadFailed: 'The codes could not be downloaded.',
    file: 'discount-codes-{id}.csv',
    csvCode: 'Code',
    csvUsed: 'Used',
    all: 'All codes',
    listFailed: 'The codes could not be loaded.',
  },
})

export const t = createTranslate(codesMessages)
