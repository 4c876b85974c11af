import { makeField, readValue, type ValueOrGetter } from '../field.ts'
import { validatePlaceName, validateStreet } from './address.ts'
import { addressMessages } from './messages.ts'

export const streetField = (country: ValueOrGetter<string>) =>
  makeField(addressMessages, text => validateStreet(text, readValue(country)))

export const placeNameField = () => makeField(addressMessages, validatePlaceName)
