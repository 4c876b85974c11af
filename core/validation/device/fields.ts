import { makeField } from '../field.ts'
import { normalizeImei, validateImei } from './imei.ts'
import { deviceMessages } from './messages.ts'
import { normalizeSerialNumber, validateSerialNumber } from './serial-number.ts'

export const imeiField = () => makeField(deviceMessages, validateImei, normalizeImei)
export const serialNumberField = () => makeField(deviceMessages, validateSerialNumber, normalizeSerialNumber)
