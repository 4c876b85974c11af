import type { SellDraft } from './sale.ts'

export const COUNTRIES = [
  { id: '56', name: 'Česko', code: 'CZ' },
  { id: '70', name: 'Slovensko', code: 'SK' },
  { id: '181', name: 'Rumunsko', code: 'RO' },
]

/** A form filled in well, as it is typed. */
export const CZECH_DRAFT: SellDraft = {
  firstName: ' Jana ',
  lastName: 'Nováková',
  titleBeforeName: 'Ing.',
  gender: 'female',
  nationality: '56',
  placeOfBirth: 'Brno',
  birthNumber: '715319/1012',
  identityCardNumber: '123 456 789',
  identityReleasedBy: 'Magistrát města Brna',
  identityValidTo: '1.2.2030',
  email: 'jana@example.cz',
  phoneNumber: '602 123 456',
  street: 'Lidická 5',
  city: 'Brno',
  district: '',
  postcode: '602 00',
  country: '56',
  pickupAltAddress: false,
  altStreet: '',
  altCity: '',
  altDistrict: '',
  altPostcode: '',
  altCountry: '56',
  altDeliveryExtraInfo: '',
  bankAccountNumber: '19-2000145399',
  bankCode: '0800',
  imei: '49-015420-323751-8',
  serialNumber: '',
  note: 'Bez krabice.',
}

export const ROMANIAN_DRAFT: SellDraft = {
  ...CZECH_DRAFT,
  nationality: '181',
  birthNumber: '1800101221144',
  identityCardNumber: 'RX 123456',
  phoneNumber: '0721 234 567',
  city: 'Iași',
  postcode: '700 001',
  country: '181',
  altCountry: '181',
  bankAccountNumber: 'RO49 AAAA 1B31 0075 9384 0000',
  bankCode: 'aaaa',
}
