import { getInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Checkout } from '#core/checkout/checkout.ts'
import type { CheckoutStep } from '#core/checkout/choice.ts'
import { showPhone, showPostcode } from '#core/intl/show-contact.ts'
import { getMarket } from '#core/page.ts'
import { normalizeEmail } from '#core/validation/contact/email.ts'
import { toE164 } from '#core/validation/contact/phone.ts'
import { normalizePostcode } from '#core/validation/contact/postcode.ts'
import { FoldedStep } from '#kit/device/folded-step.tsx'
import type { Form } from '#kit/form/form.ts'
import { namePlace } from '#kit/places/describe-place.ts'
import { t as delivered, nameDelivery, nameSlot } from './delivery/delivery-text.ts'
import { d } from './details-messages.ts'
import { t } from './messages.ts'
import { namePayment, t as p, sumUpInstalment } from './payment/payment-text.ts'

type Row = readonly [step: CheckoutStep, name: string, value: string]

/** What was chosen and typed on the screens before, on the one that sends it; each line leads back to its own. */
export function Recap({
  of,
  checkout,
  turnTo,
}: {
  of: Form
  checkout: Checkout
  turnTo: (step: CheckoutStep) => void
}): ReactNode {
  useSignals()
  const rows = [...listChosen(checkout), ...listTyped(of)].filter(([, , value]) => value)
  return (
    <div className="ostrov-checkout-paged" hidden>
      {rows.map(([step, name, value]) => (
        <div key={name} className="ostrov-step">
          <FoldedStep name={name} value={value} onChange={() => turnTo(step)} />
        </div>
      ))}
    </div>
  )
}

function listChosen({ choice, expressAddress, terms }: Checkout): Row[] {
  const { delivery, place, timeslot, payment } = choice.value
  const express = delivery?.kind === 'express' ? expressAddress.value : null
  return [
    ['delivery', t('delivery'), delivery ? nameDelivery(delivery) : ''],
    ['delivery', delivered(delivery?.kind === 'store' ? 'store' : 'place'), place ? namePlace(place) : ''],
    [
      'delivery',
      delivered('address'),
      express ? joinWords(express.delivery_address, express.delivery_city) : '',
    ],
    ['delivery', delivered('time'), timeslot ? nameSlot(timeslot) : ''],
    ['payment', t('payment'), payment ? namePayment(payment) : ''],
    ['payment', p('instalment'), terms.value ? sumUpInstalment(terms.value) : ''],
  ]
}

function listTyped(of: Form): Row[] {
  const read = (name: string): string => String(getInput(of, { path: [name] }) ?? '').trim()
  const nameAddress = (names: readonly string[]): string => {
    const [firstName = '', lastName = '', address, postcode = '', city = '', district] = names.map(read)
    return joinWords(
      `${firstName} ${lastName}`,
      address,
      `${showPostcode(normalizePostcode(postcode))} ${city}`,
      district,
    )
  }
  const isElsewhere = getInput(of, { path: ['hasOtherAddress'] }) === true
  const isOfCompany = getInput(of, { path: ['invoiceOnCompany'] }) === true
  return [
    ['details', d('contact'), joinWords(normalizeEmail(read('email')), namePhone(read('phone')))],
    [
      'details',
      d('billing'),
      nameAddress(['firstName', 'lastName', 'address', 'postcode', 'city', 'district']),
    ],
    ['details', d('company'), isOfCompany ? joinWords(read('company'), ...nameNumbers(read)) : ''],
    [
      'details',
      d('otherAddress'),
      isElsewhere
        ? nameAddress(['altFirstName', 'altLastName', 'altAddress', 'altPostcode', 'altCity', 'altDistrict'])
        : '',
    ],
  ]
}

/** As it is understood, whatever was pasted around it. */
const namePhone = (typed: string): string => showPhone(toE164(typed, getMarket().country) ?? typed)

const nameNumbers = (read: (name: string) => string): string[] =>
  (['tin', 'vatn'] as const).map(name => read(name) && `${d(name)} ${read(name)}`)

const joinWords = (...words: readonly (string | undefined)[]): string =>
  words
    .map(word => word?.trim())
    .filter(Boolean)
    .join(', ')
