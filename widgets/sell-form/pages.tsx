import { getInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode, RefObject } from 'react'
import { maskNumber } from '#core/buyback/mask-number.ts'
import { showIban, showPhone, showPostcode } from '#core/intl/show-contact.ts'
import { spaceDate } from '#core/intl/show-date.ts'
import { words } from '#core/intl/words.ts'
import { getMarket } from '#core/page.ts'
import { normalizeBankAccount } from '#core/validation/bank/bank-account.ts'
import { normalizeIban } from '#core/validation/bank/iban.ts'
import { normalizeEmail } from '#core/validation/contact/email.ts'
import { toE164 } from '#core/validation/contact/phone.ts'
import { normalizePostcode } from '#core/validation/contact/postcode.ts'
import { normalizeImei } from '#core/validation/device/imei.ts'
import { normalizeSerialNumber } from '#core/validation/device/serial-number.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Form } from '#kit/form/form.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { nameField, t } from './form-text.ts'
import type { Sale } from './model.ts'
import type { SellInput } from './sell-input.ts'
import { STEPS, type Step } from './steps.ts'

/** Where on its way the form is; shown where it has pages. */
export function Progress({
  step,
  heading,
  turnBack,
}: {
  step: Step
  heading: RefObject<HTMLHeadingElement | null>
  turnBack: () => void
}): ReactNode {
  const place = STEPS.indexOf(step)
  return (
    <div className="ostrov-sell-paged ostrov-sell-progress" hidden>
      <h4 ref={heading} tabIndex={-1}>
        <KeyedText
          value={t('progress', { number: place + 1, count: STEPS.length, name: t(`step.${step}`) })}
        />
      </h4>
      {place > 0 && <Button kind="quiet" label={t('back')} onPress={turnBack} />}
      <div className="ostrov-sell-bar" aria-hidden={true}>
        {STEPS.map((one, at) => (
          <span key={one} data-done={at <= place || undefined} />
        ))}
      </div>
    </div>
  )
}

/** One page of the form, or a part of the only one. */
export const Page = ({
  name,
  step,
  children,
}: {
  name: Step
  step: Step
  children: ReactNode
}): ReactNode => (
  <div className="ostrov-sell-page" data-current={name === step || undefined}>
    {children}
  </div>
)

/**
 * All that was filled in on the pages before, to be looked over as it was understood: once it is sent, nobody can change
 * it here.
 */
export function Overview({
  of,
  sale,
  turnTo,
}: {
  of: Form
  sale: Sale
  turnTo: (step: Step) => void
}): ReactNode {
  useSignals()
  const read = (name: string): string => String(getInput(of, { path: [name] }) ?? '').trim()
  const join = (divider: string, ...names: string[]): string => names.map(read).filter(Boolean).join(divider)
  const name = (field: keyof SellInput, show = (text: string): string => text): Line =>
    read(field) && [nameField(field), show(read(field))]
  const nameCountry = (field: string): string =>
    sale.countries.list.value.find(({ id }) => id === read(field))?.name ?? ''
  const gender = read('gender') === 'male' ? t('male') : read('gender') === 'female' ? t('female') : ''
  const nameAddress = ([street, city, district, postcode, country]: (typeof ADDRESSES)['home' | 'pickup']) =>
    [
      read(street),
      `${showPostcode(normalizePostcode(read(postcode)))} ${read(city)}`.trim(),
      read(district),
      nameCountry(country),
    ]
      .filter(Boolean)
      .join(', ')
  const isElsewhere = getInput(of, { path: ['pickupAltAddress'] }) === true
  const { country } = getMarket()
  const account =
    country === 'CZ'
      ? [normalizeBankAccount(read('bankAccountNumber')), read('bankCode')].filter(Boolean).join('/')
      : showIban(normalizeIban(read('bankAccountNumber')))
  const rows: readonly (readonly [Step, readonly Line[]])[] = [
    [
      'device',
      [
        read('imei') && `IMEI ${normalizeImei(read('imei'))}`,
        normalizeSerialNumber(read('serialNumber')),
        read('note'),
      ],
    ],
    [
      'you',
      [
        join(' ', 'titleBeforeName', 'firstName', 'lastName'),
        [gender, nameCountry('nationality')].filter(Boolean).join(', '),
        name('placeOfBirth'),
        // Enough to know it by, and as the page of the sale shows it; who looks over a shoulder reads no number.
        name('birthNumber', maskNumber),
        name('identityCardNumber', maskNumber),
        name('identityReleasedBy'),
        name('identityValidTo', spaceDate),
        normalizeEmail(read('email')),
        showPhone(toE164(read('phoneNumber'), country) ?? read('phoneNumber')),
      ],
    ],
    [
      'address',
      [
        nameAddress(ADDRESSES.home),
        ...(isElsewhere
          ? [`${t('altAddress')}: ${nameAddress(ADDRESSES.pickup)}`, read('altDeliveryExtraInfo')]
          : []),
      ],
    ],
    ['money', [account]],
  ]
  return (
    <dl className="ostrov-sell-paged ostrov-sell-overview" hidden>
      {rows.map(([name, lines]) => (
        <OverviewRow key={name} name={name} lines={lines} turnTo={turnTo} />
      ))}
    </dl>
  )
}

const ADDRESSES = {
  home: ['street', 'city', 'district', 'postcode', 'country'],
  pickup: ['altStreet', 'altCity', 'altDistrict', 'altPostcode', 'altCountry'],
} as const

/** A text that says by itself what it is, or one with its name; empty where nothing was filled in. */
type Line = string | readonly [label: string, text: string]

function OverviewRow({
  name,
  lines,
  turnTo,
}: {
  name: Step
  lines: readonly Line[]
  turnTo: (step: Step) => void
}): ReactNode {
  const id = useUniqueId()
  return (
    <div>
      <dt id={id}>{t(`step.${name}`)}</dt>
      <dd>
        {lines.filter(Boolean).map(line =>
          typeof line === 'string' ? (
            <KeyedText key={line} as="p" value={line} />
          ) : (
            <p key={line[0]}>
              <KeyedText className="ostrov-muted" value={line[0]} /> <KeyedText value={line[1]} />
            </p>
          ),
        )}
      </dd>
      <dd>
        <Button kind="quiet" label={words('change')} describedBy={id} onPress={() => turnTo(name)} />
      </dd>
    </div>
  )
}
