import { setInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { type Place, placeSearch } from '#core/api/content/places.ts'
import { foldText } from '#core/fold-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { createResource } from '#core/state/resource.ts'
import { normalizePostcode } from '#core/validation/contact/postcode.ts'
import { announce } from '#kit/feedback/announce.ts'
import type { Form } from '#kit/form/form.ts'
import { readAsked, watchSlips } from '#kit/form/form-marks.ts'
import { useFormField } from '#kit/form/use-form-field.ts'
import { useModel } from '#kit/react/use-model.ts'
import { COUNTIES, splitTown } from './counties.ts'
import { guessCounty } from './guess-county.ts'
import { townMessages } from './town-messages.ts'

const t = createTranslate(townMessages)

/** The places of one postcode, where the server knows it. */
function createPostcodeLookUp() {
  const found = createResource<{ result: Place[] }>({ staleTime: 60_000 })
  return {
    found: found.data,
    lookUp: (term: string): void => {
      if (/^\d{6}$/.test(term)) void found.fetch({ endpoint: placeSearch, query: { term } })
      else found.unsubscribe()
    },
    mount: () => found.unsubscribe,
  }
}

/** The county of a Romanian postcode, where another one is named; whoever means theirs goes on. */
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
  const { found, lookUp } = useModel(createPostcodeLookUp)
  const county = useFormField(of, district)
  const term = normalizePostcode(useFormField(of, postcode).text)
  useEffect(() => lookUp(term), [lookUp, term])
  const known = (found.value?.result ?? [])
    .filter(place => place.postcode === term)
    .map(place => splitTown(place).district)
  const own = known.length > 0 ? known : guessCounty(term)
  const isOther = (text: string): boolean =>
    own.length > 0 &&
    COUNTIES.some(one => foldText(one) === foldText(text)) &&
    own.every(one => foldText(one) !== foldText(text))
  const [meant = ''] = isOther(county.text) ? own : []
  const said = meant && t('county', { county: meant })
  useEffect(() => watchSlips(of, district, isOther))
  const asked = readAsked(of, district)
  // Once more where sending waits for it.
  useEffect(() => {
    if (said) announce(said)
  }, [said, asked])
  return (
    said && (
      <button
        key={meant}
        type="button"
        className="ostrov-email-hint"
        onClick={() => {
          setInput(of, { path: [district], input: meant })
          document.getElementById(county.id)?.focus()
        }}
      >
        {said}
      </button>
    )
  )
}
