import { cleanPasted } from '../text/strip-spaces.ts'

export type SerialNumberCode = 'serialNumber.characters'

export const normalizeSerialNumber = (text: string): string => cleanPasted(text).toUpperCase()

export const validateSerialNumber = (text: string): SerialNumberCode | null =>
  /^[a-z\d./-]+$/i.test(cleanPasted(text)) ? null : 'serialNumber.characters'
