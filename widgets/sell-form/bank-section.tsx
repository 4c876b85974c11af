import { setInput, useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { getMarket } from '#core/page.ts'
import { splitBankAccount } from '#core/validation/bank/bank-account.ts'
import { readIbanBankCode } from '#core/validation/bank/iban.ts'
import { stripSpaces } from '#core/validation/text/strip-spaces.ts'
import { announce } from '#kit/feedback/announce.ts'
import type { Form } from '#kit/form/form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { nameField, t } from './form-text.ts'
import { More, Section } from './section.tsx'
import { tWhy } from './why-messages.ts'

/** Where the money goes. */
export const BankSection = ({ of }: { of: Form }): ReactNode => (
  <Section legend={t('bank')}>
    <div className="ostrov-columns">
      {getMarket().country === 'RO' ? <RomanianAccount of={of} /> : <CzechAccount of={of} />}
    </div>
    <More summary={tWhy('whyAccount')} text={tWhy('whyAccountText')} />
  </Section>
)

function CzechAccount({ of }: { of: Form }): ReactNode {
  useSignals()
  const bank = useBankName(stripSpaces(String(useField(of, { path: ['bankCode'] }).input ?? '')))
  /** A whole number, `19-2000145399/0800`, goes to its two fields. */
  const split = (text: string): boolean => {
    const parts = splitBankAccount(text)
    if (!parts) return false
    setInput(of, { path: ['bankAccountNumber'], input: parts.account })
    setInput(of, { path: ['bankCode'], input: parts.bankCode })
    return true
  }
  useEffect(() => {
    if (bank) announce(bank)
  }, [bank])
  return (
    <>
      <TextField
        of={of}
        name="bankAccountNumber"
        label={nameField('bankAccountNumber')}
        hint={t('bankAccountHint')}
        onPasteText={split}
        onLeave={split}
      />
      <TextField
        of={of}
        name="bankCode"
        label={t('bankCode')}
        inputMode="numeric"
        width="short"
        remark={bank}
      />
    </>
  )
}

function RomanianAccount({ of }: { of: Form }): ReactNode {
  return (
    <>
      <TextField
        of={of}
        name="bankAccountNumber"
        label={nameField('bankAccountNumber')}
        hint={t('ibanHint')}
        onText={text => setInput(of, { path: ['bankCode'], input: readIbanBankCode(text) })}
      />
      <TextField
        of={of}
        name="bankCode"
        label={t('bankCode')}
        hint={t('ibanBankCodeHint')}
        width="short"
        isReadOnly
      />
    </>
  )
}

/** The bank behind a code; a comfort, so its list is fetched late, and missed by nobody when it does not come. */
function useBankName(code: string): string | undefined {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const isWhole = /^\d{4}$/.test(code)
  useEffect(() => {
    if (!isWhole) return
    import('#core/validation/bank/bank-names.ts').then(
      ({ BANK_NAMES }) => setNames(BANK_NAMES),
      () => undefined,
    )
  }, [isWhole])
  return names[code]
}
