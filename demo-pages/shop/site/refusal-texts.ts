import { type MarketCode, readRefusal } from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'

type Say = string | ((limit: number) => string)

/** The server's words by the first part of a refusal's code, or by the whole code where that says more. */
const TEXTS: Readonly<Record<MarketCode, Readonly<Record<string, Say>>>> = {
  cz: {
    required: DRF_TEXTS.cz.required,
    email: DRF_TEXTS.cz.email,
    maxLength: limit => `Zkontrolujte, že toto pole není delší než ${limit} znaků.`,
    literal: 'Použijte jen písmena, mezery, spojovník, apostrof a tečku.',
    phone: 'Vložte platné telefonní číslo.',
    postcode: 'Vložte platné poštovní směrovací číslo.',
    imei: 'Vložte platné IMEI.',
    birthNumber: 'Vložte platné rodné číslo.',
    cnp: 'Vložte platné CNP.',
    'bankAccount.prefix': 'Předčíslí účtu není platné.',
    'bankAccount.bankCode': 'Takový kód žádná banka nemá.',
    'bankAccount.bankDigits': 'Kód banky má čtyři číslice.',
    'bankAccount.bankMissing': 'Za číslo účtu doplňte lomítko a kód banky.',
    'bankAccount.otherBank': 'Kód banky je jiný než v čísle účtu.',
    bankAccount: 'Vložte platné číslo účtu.',
    iban: 'Vložte platný IBAN.',
    identityCard: 'Vložte platné číslo dokladu.',
    placeOfBirth: 'Místo narození obsahuje nepovolené znaky.',
    'address.houseNumber': 'Doplňte číslo domu.',
    'address.name': 'Napište celý název.',
    serialNumber: 'Sériové číslo obsahuje nepovolené znaky.',
    title: 'Vložte platný titul.',
    'date.expired': 'Doklad už neplatí.',
    'date.adult': 'Takto můžete platit od 18 let.',
    date: 'Vložte platné datum ve tvaru DD.MM.RRRR.',
    other: 'Chybná hodnota.',
  },
  ro: {
    required: DRF_TEXTS.ro.required,
    email: DRF_TEXTS.ro.email,
    maxLength: limit => `Asigurați-vă că acest câmp nu are mai mult de ${limit} caractere.`,
    literal: 'Folosiți doar litere, spații, cratime, apostrofuri și puncte.',
    phone: 'Introduceți un număr de telefon valid.',
    postcode: 'Introduceți un cod poștal valid. Are 6 cifre, de exemplu 400001.',
    imei: 'Introduceți un IMEI valid.',
    birthNumber: 'Introduceți un număr personal valid.',
    cnp: 'Introduceți un CNP valid.',
    'bankAccount.prefix': 'Prefixul contului nu este valid.',
    'bankAccount.bankCode': 'Nicio bancă nu are acest cod.',
    'bankAccount.bankDigits': 'Codul băncii are patru cifre.',
    'bankAccount.bankMissing': 'După numărul contului adăugați codul băncii.',
    'bankAccount.otherBank': 'Codul băncii este altul decât în numărul contului.',
    bankAccount: 'Introduceți un număr de cont valid.',
    iban: 'Introduceți un IBAN valid.',
    identityCard: 'Introduceți un număr de act valid.',
    placeOfBirth: 'Locul nașterii conține caractere nepermise.',
    'address.houseNumber': 'Adăugați numărul casei.',
    'address.name': 'Scrieți denumirea întreagă.',
    serialNumber: 'Numărul de serie conține caractere nepermise.',
    title: 'Introduceți un titlu valid.',
    'date.expired': 'Actul nu mai este valabil.',
    'date.adult': 'Puteți plăti astfel de la vârsta de 18 ani.',
    date: 'Introduceți o dată validă în formatul ZZ.LL.AAAA.',
    other: 'Valoare nevalidă.',
  },
}

/** What the server says for a code of the shared rules. */
export function sayRefusal(market: MarketCode, refusal: string): string {
  const { code, limit } = readRefusal(refusal)
  const texts = TEXTS[market]
  const say = texts[code] ?? texts[code.split('.')[0] ?? ''] ?? texts.other ?? code
  return typeof say === 'function' ? say(limit ?? 0) : say
}
