import { sumWeighted } from '../text/digits.ts'
import { stripSpaces } from '../text/strip-spaces.ts'
import { BANK_CODES } from './bank-codes.ts'
import { buildIban, normalizeIban, readIbanBankCode, validateIban } from './iban.ts'

export type BankAccountCode =
  `bankAccount.${'format' | 'prefix' | 'number' | 'bankCode' | 'bankDigits' | 'otherBank' | 'bankMissing'}`

export interface BankAccount {
  prefix: string
  number: string
  bankCode: string
}

const SHAPE = /^(?:(\d{1,6})-)?(\d{2,10})(?:\/(\d{4}))?$/
/** ČNB decree 169/2011: a prefix has the last six of these. */
const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]

/** Reads `[prefix-]number[/bank]`; a part that is not there is empty, and what has another shape is null. */
export function parseBankAccount(text: string): BankAccount | null {
  const [, prefix = '', number, bankCode = ''] = SHAPE.exec(stripSpaces(text)) ?? []
  return number === undefined ? null : { prefix, number, bankCode }
}

/** A Czech account number, with a bank code or without; `codes` are the banks that exist. */
export function validateBankAccount(
  text: string,
  codes: readonly string[] = BANK_CODES,
): BankAccountCode | null {
  const account = parseBankAccount(text)
  if (!account) return 'bankAccount.format'
  if (!isDivisible(account.prefix)) return 'bankAccount.prefix'
  if (!isDivisible(account.number) || !/[1-9]/.test(account.number)) return 'bankAccount.number'
  return account.bankCode ? validateBankCode(account.bankCode, codes) : null
}

export function validateBankCode(
  text: string,
  codes: readonly string[] = BANK_CODES,
): BankAccountCode | null {
  const code = stripSpaces(text)
  if (codes.includes(code)) return null
  return /^\d{4}$/.test(code) ? 'bankAccount.bankCode' : 'bankAccount.bankDigits'
}

/** An account that names its bank itself must name the same. */
export const validateSameBank = (text: string, account: string): BankAccountCode | null => {
  const bankCode = parseBankAccount(account)?.bankCode
  return bankCode && bankCode !== stripSpaces(text) ? 'bankAccount.otherBank' : null
}

/** In Romania the IBAN itself names the bank. */
export const validateIbanBankCode = (text: string, iban: string): BankAccountCode | null =>
  stripSpaces(text).toUpperCase() === readIbanBankCode(iban) ? null : 'bankAccount.otherBank'

/** The wire form: prefix and number without leading zeros and without the bank. */
export function normalizeBankAccount(text: string): string {
  const account = parseBankAccount(text)
  if (!account) return stripSpaces(text)
  const [prefix, number] = [account.prefix, account.number].map(part => part.replace(/^0+/, ''))
  return prefix ? `${prefix}-${number}` : `${number}`
}

/** The same of an account that has to name its bank; an IBAN of this country names it, too. */
export function validateWholeAccount(
  text: string,
  codes: readonly string[] = BANK_CODES,
): BankAccountCode | null {
  const parted = splitBankAccount(text)
  if (!parted) return validateBankAccount(text, codes) ?? 'bankAccount.bankMissing'
  return validateBankAccount(parted.account, codes) ?? validateBankCode(parted.bankCode, codes)
}

export function normalizeWholeAccount(text: string): string {
  const parted = splitBankAccount(text)
  return parted ? `${normalizeBankAccount(parted.account)}/${parted.bankCode}` : stripSpaces(text)
}

/** Parts a pasted `19-2000145399/0800`, or its IBAN, between its two fields; null where there is no bank to part. */
export function splitBankAccount(text: string): { account: string; bankCode: string } | null {
  const iban = normalizeIban(text)
  if (!validateIban(iban, 'CZ'))
    return {
      account: normalizeBankAccount(`${iban.slice(8, 14)}-${iban.slice(14)}`),
      bankCode: iban.slice(4, 8),
    }
  const bankCode = parseBankAccount(text)?.bankCode
  return bankCode ? { account: stripSpaces(text).slice(0, -5), bankCode } : null
}

/** Null where the account is wrong or names no bank. */
export function toIban(text: string, codes?: readonly string[]): string | null {
  const account = parseBankAccount(text)
  if (!account?.bankCode || validateBankAccount(text, codes)) return null
  return buildIban(
    'CZ',
    account.bankCode + account.prefix.padStart(6, '0') + account.number.padStart(10, '0'),
  )
}

const isDivisible = (part: string): boolean => sumWeighted(part.padStart(10, '0'), WEIGHTS) % 11 === 0
