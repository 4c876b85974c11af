import { expect, test } from 'vitest'
import {
  normalizeBankAccount,
  parseBankAccount,
  splitBankAccount,
  toIban,
  validateBankAccount,
  validateBankCode,
  validateIbanBankCode,
} from './bank-account.ts'
import { BANK_CODES } from './bank-codes.ts'
import { BANK_NAMES } from './bank-names.ts'

test('VA-005 a wrong prefix of an account has a code of its own', () => {
  expect(validateBankAccount('4278-727558021/0100')).toBe('bankAccount.prefix')
  expect(validateBankAccount('34278-727558021/0100')).toBe(null)
})

test('VA-035 an account number that fails its check is refused', () => {
  expect(validateBankAccount('19-2000145390/0800')).toBe('bankAccount.number')
  expect(validateBankAccount('19-2000145399/0800')).toBe(null)
})

test('VA-036 a bank code that no bank has is refused', () => {
  expect(validateBankCode('9999')).toBe('bankAccount.bankCode')
  expect(validateBankAccount('19-2000145399/9999')).toBe('bankAccount.bankCode')
  expect(validateBankCode('0800')).toBe(null)
  for (const text of ['800', '08000', 'ABCD']) expect(validateBankCode(text)).toBe('bankAccount.bankDigits')
})

test.each([
  ['178124-4159/0710', null],
  ['34278-0727558021/0100', null],
  ['0-2000145399', null],
  ['2000145399/0800 ,', null],
  ['2000145399.', null],
  ['1/0100', 'bankAccount.format'],
  ['1234567-2000145399/0800', 'bankAccount.format'],
  ['12000145399', 'bankAccount.format'],
  ['-2000145399', 'bankAccount.format'],
  ['2000145399/', 'bankAccount.format'],
  ['2000145399/080', 'bankAccount.format'],
  ['0000000000/0100', 'bankAccount.number'],
  ['00', 'bankAccount.number'],
  ['CZ6508000000192000145399', 'bankAccount.format'],
])('%j is answered by %s', (text, code) => expect(validateBankAccount(text)).toBe(code))

test('a page can bring its own list of banks', () => {
  expect(validateBankAccount('19-2000145399/0800', ['0100'])).toBe('bankAccount.bankCode')
  expect(validateBankCode(' 9999 ', ['9999'])).toBe(null)
})

test('all 47 banks have a code and a name', () => {
  expect(BANK_CODES).toHaveLength(47)
  expect(Object.keys(BANK_NAMES).sort()).toEqual([...BANK_CODES].sort())
  expect(BANK_NAMES['0800']).toBe('Česká spořitelna, a.s.')
})

test.each([
  ['000019-0002000145/0800', '19-2000145'],
  ['000000-2000145399', '2000145399'],
  ['19 - 2000145399 / 0800', '19-2000145399'],
  ['19-2000145399/0800;', '19-2000145399'],
  ['not an account', 'notanaccount'],
])('%j is sent as %j', (text, sent) => expect(normalizeBankAccount(text)).toBe(sent))

test('a pasted bank parts from its account, digits as typed', () => {
  expect(splitBankAccount('000019-2000145399 / 0800')).toEqual({
    account: '000019-2000145399',
    bankCode: '0800',
  })
  expect(splitBankAccount('\u200e19–2000145399/0800')).toEqual({ account: '19-2000145399', bankCode: '0800' })
  expect(splitBankAccount('IBAN: cz65 0800 0000 1920 0014 5399')).toEqual({
    account: '19-2000145399',
    bankCode: '0800',
  })
  expect(splitBankAccount('cz65 0800 0000 1920 0014 5399,')?.bankCode).toBe('0800')
  expect(splitBankAccount('19-2000145399/0800 ,')).toEqual({ account: '19-2000145399', bankCode: '0800' })
  expect(splitBankAccount('CZ6608000000192000145399')).toBe(null)
  expect(splitBankAccount('19-2000145399')).toBe(null)
  expect(splitBankAccount('abc/0800')).toBe(null)
  expect(parseBankAccount('2000145399')).toEqual({ prefix: '', number: '2000145399', bankCode: '' })
})

test('an account with its bank becomes an IBAN, any other none', () => {
  expect(toIban('19-2000145399/0800')).toBe('CZ6508000000192000145399')
  expect(toIban('19-2000145399')).toBe(null)
  expect(toIban('19-2000145390/0800')).toBe(null)
})

test('VA-036 a Romanian bank code other than the one in the IBAN is refused', () => {
  const iban = 'ro49 AAAA 1B31 0075 9384 0000'
  expect(validateIbanBankCode('aaaa', iban)).toBe(null)
  expect(validateIbanBankCode('BTRL', iban)).toBe('bankAccount.otherBank')
})
