import { defineMessages } from '#core/intl/define-messages.ts'
import type { BankAccountCode } from './bank-account.ts'
import type { IbanCode } from './iban.ts'

export const bankMessages = defineMessages<BankAccountCode | IbanCode>({
  cs: {
    'bankAccount.format': 'Neplatné číslo účtu: zadejte ho jako 19-2000145399.',
    'bankAccount.prefix': 'Neplatné předčíslí účtu: v číslicích před pomlčkou je nejspíš překlep.',
    'bankAccount.number': 'Neplatné číslo bankovního účtu: nejspíš je v něm překlep.',
    'bankAccount.bankCode': 'Neplatný kód banky: žádná banka takový nemá, nejspíš je v něm překlep.',
    'bankAccount.bankDigits': 'Neplatný kód banky: zadejte čtyři číslice za lomítkem čísla účtu.',
    'bankAccount.otherBank': 'Neplatný kód banky: v čísle účtu je jiný. Opravte jeden z nich.',
    'bankAccount.bankMissing': 'Za číslo účtu doplňte lomítko a čtyři číslice kódu banky.',
    'iban.format': 'Neplatný IBAN: rumunský musí začínat RO a mít 24 znaků.',
    'iban.checksum': 'Neplatný IBAN: kontrolní číslice nesouhlasí, nejspíš je v něm překlep.',
  },
  ro: {
    'bankAccount.format': 'Număr de cont nevalid: scrieți-l ca 19-2000145399.',
    'bankAccount.prefix': 'Prefixul contului nu este valid: verificați cifrele dinaintea cratimei.',
    'bankAccount.number': 'Număr de cont bancar nevalid: probabil conține o greșeală.',
    'bankAccount.bankCode':
      'Codul băncii nu este valid: nicio bancă nu are acest cod. Verificați dacă l-ați scris corect.',
    'bankAccount.bankDigits':
      'Codul băncii nu este valid: scrieți cele patru cifre de după bara oblică a numărului de cont.',
    'bankAccount.otherBank':
      'Codul băncii nu este valid: în numărul contului este altul. Corectați unul dintre ele.',
    'bankAccount.bankMissing': 'După numărul contului adăugați o bară oblică și codul băncii.',
    'iban.format': 'IBAN nevalid: cel românesc trebuie să înceapă cu RO și să aibă 24 de caractere.',
    'iban.checksum': 'IBAN nevalid: cifrele de control nu corespund. Verificați dacă l-ați scris corect.',
  },
  en: {
    'bankAccount.format': 'Invalid bank account number: write it as 19-2000145399.',
    'bankAccount.prefix': 'Invalid bank account prefix: check the digits before the hyphen.',
    'bankAccount.number': 'Invalid bank account number: check for a typing error.',
    'bankAccount.bankCode': 'Invalid bank code: no bank has this code, check for a typing error.',
    'bankAccount.bankDigits':
      'Invalid bank code: enter the four digits after the slash of the account number.',
    'bankAccount.otherBank': 'Invalid bank code: the account number has another. Correct one of them.',
    'bankAccount.bankMissing': 'Add a slash and the four digits of the bank code after the number.',
    'iban.format': 'Invalid IBAN: a Romanian one must start with RO and have 24 characters.',
    'iban.checksum': 'Invalid IBAN: check for a typing error, the check digits do not fit.',
  },
})
