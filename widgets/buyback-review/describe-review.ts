import type { BuybackDetail } from '#core/api/buyback/review.ts'
import { nameDevice as joinNames } from '#core/buyback/name-device.ts'
import { isAddingPromised } from '#core/buyback/promised.ts'
import { showPhone, showPostcode } from '#core/intl/show-contact.ts'
import { spaceDate, spellDate } from '#core/intl/show-date.ts'
import { t } from './messages.ts'

export interface Row {
  term: string
  value: string
}

type Fields = Readonly<Record<string, string | null>>

/** States that the shop knows; in the last four the device is no longer with the customer, or never will be handed over. */
const STATES = {
  submitted: 'stateSubmitted',
  accepted: 'stateAccepted',
  received: 'stateReceived',
  paid: 'statePaid',
  rejected: 'stateRejected',
  cancelled: 'stateCancelled',
} as const
const SETTLED: readonly string[] = ['received', 'paid', 'rejected', 'cancelled']

/** The state in words; a code that has none here is not shown, a sentence of the server is. */
export function describeState({ state }: BuybackDetail): string | null {
  if (!state) return null
  if (Object.hasOwn(STATES, state)) return t(STATES[state as keyof typeof STATES])
  return /^[a-z0-9_-]+$/.test(state) ? null : state
}

export const nameDevice = ({ manufacturer_choice, product_model_choice }: BuybackDetail): string =>
  joinNames(manufacturer_choice.label, product_model_choice.label)

export interface AnswerRow extends Row {
  id: string
  grade: string | null
}

/** The questions that were answered, each with the grade its answer pointed to. */
export function listAnswers(detail: BuybackDetail): AnswerRow[] {
  const grades = new Map(
    detail.conditions_appraisal_result.map(({ condition, quality }) => [condition, quality]),
  )
  return detail.device_conditions
    .filter(({ type, disabled }) => type !== 'quality' && !disabled)
    .flatMap(({ id, name, value, choices }) =>
      value === null
        ? []
        : [
            {
              id,
              term: name,
              value: choices.find(choice => choice.value === value)?.label ?? value,
              grade: grades.get(id) ?? null,
            },
          ],
    )
}

/** What to do with the device before it is handed over; nothing once it was. */
export function listNextSteps(detail: BuybackDetail): string[] {
  if (detail.state && SETTLED.includes(detail.state)) return []
  const steps = [t('backUp'), t('signOut'), t('erase'), t('takeSimOut')]
  return isAddingPromised(detail.device_conditions) ? [...steps, t('addPromised')] : steps
}

const join = (fields: Fields, divider: string, ...names: readonly string[]): string =>
  names.flatMap(name => fields[name]?.trim() || []).join(divider)

const dropEmpty = (rows: readonly Row[]): Row[] => rows.filter(({ value }) => value !== '')

const joinAddress = (fields: Fields): string => {
  const town = [showPostcode(fields.postcode ?? ''), fields.city?.trim()].filter(Boolean).join(' ')
  return join({ ...fields, town }, ', ', 'street', 'town', 'district', 'country')
}

/** The numbers of the device, as the server shows them. */
export const listDeviceRows = ({ buyout_device: fields }: BuybackDetail): Row[] =>
  dropEmpty([
    { term: t('imei'), value: fields?.imei ?? '' },
    { term: t('serialNumber'), value: fields?.serial_number ?? '' },
  ])

/** The seller as the server shows them: what it masks stays masked, what it leaves out is left out. */
export function listPersonRows({ customer_data: fields }: BuybackDetail): Row[] {
  const { gender } = fields
  return dropEmpty([
    { term: t('name'), value: join(fields, ' ', 'degree_before_name', 'first_name', 'last_name') },
    { term: t('birthNumber'), value: fields.personal_identification_number ?? '' },
    { term: t('gender'), value: gender === 'male' || gender === 'female' ? t(gender) : (gender ?? '') },
    { term: t('nationality'), value: fields.nationality ?? '' },
    { term: t('placeOfBirth'), value: fields.place_of_birth ?? '' },
    { term: t('document'), value: fields.identity_card_number ?? '' },
    { term: t('releasedBy'), value: fields.identity_released_by ?? '' },
    { term: t('validTo'), value: spaceDate(spellDate(fields.identity_valid_to ?? '')) },
    { term: t('email'), value: fields.e_mail ?? '' },
    { term: t('phone'), value: showPhone(fields.phone_number ?? '') },
    { term: t('address'), value: joinAddress(fields) },
    { term: t('account'), value: fields.bank_account_full_number ?? '' },
    { term: t('bankCode'), value: fields.bank_code ?? '' },
  ])
}

/** Where the device is picked up, when that is elsewhere. */
export function listPickupRows({ pickup_address: fields }: BuybackDetail): Row[] {
  if (!fields) return []
  return dropEmpty([
    { term: t('address'), value: joinAddress(fields) },
    { term: t('deliveryInfo'), value: fields.delivery_extra_info ?? '' },
  ])
}
