import { cleanPasted, cutListEnd } from '../text/strip-spaces.ts'

export type SerialNumberCode = 'serialNumber.characters'

export const normalizeSerialNumber = (text: string): string => cutListEnd(cleanPasted(text)).toUpperCase()

export const validateSerialNumber = (text: string): SerialNumberCode | null =>
  /^[a-z\d./-]+$/i.test(cutListEnd(cleanPasted(text))) ? null : 'serialNumber.characters'
