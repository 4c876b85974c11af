export type SerialNumberCode = 'serialNumber.characters'

export const normalizeSerialNumber = (text: string): string => text.trim().toUpperCase()

export const validateSerialNumber = (text: string): SerialNumberCode | null =>
  /^[a-z\d./-]+$/i.test(text.trim()) ? null : 'serialNumber.characters'
