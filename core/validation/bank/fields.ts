import { type HomeCountry, makeField, readValue, type ValueOrGetter } from '../field.ts'
import { stripSpaces } from '../text/strip-spaces.ts'
import {
  normalizeBankAccount,
  normalizeWholeAccount,
  validateBankAccount,
  validateBankCode,
  validateIbanBankCode,
  validateSameBank,
  validateWholeAccount,
} from './bank-account.ts'
import { normalizeIban, validateIban } from './iban.ts'
import { bankMessages } from './messages.ts'

/** Replaces the built-in list of banks. */
type BankCodes = ValueOrGetter<readonly string[] | undefined>

/** An account without its bank, or an IBAN in Romania. */
export const bankAccountField = (country: HomeCountry, codes?: BankCodes) =>
  country === 'RO'
    ? makeField(bankMessages, text => validateIban(text, 'RO'), normalizeIban)
    : makeField(bankMessages, text => validateBankAccount(text, readValue(codes)), normalizeBankAccount)

/** An account with its bank in one field, as money is sent to; an IBAN in Romania. */
export const wholeAccountField = (country: HomeCountry, codes?: BankCodes) =>
  country === 'RO'
    ? bankAccountField(country)
    : makeField(bankMessages, text => validateWholeAccount(text, readValue(codes)), normalizeWholeAccount)

/** `account` is what stands in the field beside it, which may name a bank too. */
export const bankCodeField = (codes?: BankCodes, account: ValueOrGetter<string> = '') =>
  makeField(
    bankMessages,
    text => validateSameBank(text, readValue(account)) ?? validateBankCode(text, readValue(codes)),
    stripSpaces,
  )

/** The Romanian bank code, which has to be the one inside the IBAN beside it. */
export const ibanBankCodeField = (iban: ValueOrGetter<string>) =>
  makeField(bankMessages, text => validateIbanBankCode(text, readValue(iban)), normalizeIban)
