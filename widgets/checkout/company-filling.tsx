import { getInput, setInput, useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Form } from '#kit/form/form.ts'
import { useKnownData } from '#kit/form/use-known-data.ts'
import { useModel } from '#kit/react/use-model.ts'
import { createCompanyLookUp, type FilledCompany } from './company-model.ts'
import { d } from './details-messages.ts'

const NOTHING: FilledCompany = {}

/** What a register knows of the firm whose number is typed stands in the fields that are empty, or that it filled before; below the number it says so, or that it does not know the firm. */
export function CompanyFilling({ of }: { of: Form }): ReactNode {
  useSignals()
  const { lookUp, filled: answer, name, isUnknown } = useModel(createCompanyLookUp)
  const tin = String(useField(of, { path: ['tin'] }).input ?? '')
  const filled = answer.value
  const before = useRef(NOTHING)
  useEffect(() => lookUp(tin), [lookUp, tin])
  useEffect(() => {
    if (!filled) return
    for (const [field, value] of Object.entries(before.current))
      if (value && getInput(of, { path: [field] }) === value) setInput(of, { path: [field], input: '' })
    before.current = filled
  }, [of, filled])
  useKnownData(of, filled ?? NOTHING)
  const isFilled = Object.entries(filled ?? NOTHING).some(
    ([field, value]) => value && getInput(of, { path: [field] }) === value,
  )
  return (
    <div role="status" className="ostrov-checkout-filled ostrov-muted">
      <KeyedText
        value={
          isUnknown.value ? d('companyUnknown') : isFilled ? d('companyFilled', { name: name.value }) : ''
        }
      />
    </div>
  )
}
