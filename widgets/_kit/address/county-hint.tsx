import { setInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { foldText } from '#core/fold-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { normalizePostcode } from '#core/validation/contact/postcode.ts'
import type { Form } from '#kit/form/form.ts'
import { readAsked, watchSlips } from '#kit/form/form-marks.ts'
import { SlipQuestion } from '#kit/form/slip-question.tsx'
import { useFormField } from '#kit/form/use-form-field.ts'
import { COUNTIES } from './counties.ts'
import { guessCounty } from './guess-county.ts'
import { townMessages } from './town-messages.ts'

const t = createTranslate(townMessages)

/**
 * The county of a Romanian postcode, where another one is named; whoever means theirs goes on. No server is asked: a
 * postcode that somebody lives at stands in no URL.
 */
export function CountyHint({
  of,
  district,
  postcode,
}: {
  of: Form
  /** What its form calls the field of the county. */
  district: string
  /** What its form calls the field of the postcode. */
  postcode: string
}): ReactNode {
  useSignals()
  const county = useFormField(of, district)
  const [own = ''] = guessCounty(normalizePostcode(useFormField(of, postcode).text))
  const isOther = (text: string): boolean =>
    own !== '' && foldText(own) !== foldText(text) && COUNTIES.some(one => foldText(one) === foldText(text))
  const meant = isOther(county.text) ? own : ''
  const isAsked = readAsked(of, district) === county.text
  useEffect(() => watchSlips(of, district, isOther))
  return (
    meant && (
      <SlipQuestion
        text={t(isAsked ? 'countyAsked' : 'county', { county: meant })}
        change={isAsked && t('countyChange', { county: meant })}
        onTake={() => {
          setInput(of, { path: [district], input: meant })
          document.getElementById(county.id)?.focus()
        }}
      />
    )
  )
}
