import { type HomeCountry, makeField, readValue, type ValueOrGetter } from '../field.ts'
import { cleanPasted } from '../text/strip-spaces.ts'
import { normalizeBirthNumber, validateBirthNumber } from './birth-number.ts'
import { normalizeCnp, validateCnp } from './cnp.ts'
import { normalizeIdentityCard, validateIdentityCard } from './identity-card.ts'
import { identityMessages } from './messages.ts'
import { validatePlaceOfBirth } from './place-of-birth.ts'
import { validateTitle } from './title.ts'

export const placeOfBirthField = () => makeField(identityMessages, validatePlaceOfBirth, cleanPasted)

export const titleField = () => makeField(identityMessages, validateTitle)

export const identityCardField = (nationality: ValueOrGetter<string>) =>
  makeField(
    identityMessages,
    text => validateIdentityCard(text, readValue(nationality)),
    normalizeIdentityCard,
  )

/** The number that names a person: rodné číslo, or CNP in Romania. */
export const birthNumberField = (country: HomeCountry, today: ValueOrGetter<string>) =>
  country === 'RO'
    ? makeField(identityMessages, text => validateCnp(text, readValue(today)), normalizeCnp)
    : makeField(identityMessages, text => validateBirthNumber(text, readValue(today)), normalizeBirthNumber)
