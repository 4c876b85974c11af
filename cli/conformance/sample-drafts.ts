import type { SellDraft } from '../../core/api/sell-fields.ts'
import type { MarketCode } from '../../core/market.ts'

const NO_ONE = {
  firstName: 'Ostrov',
  lastName: 'Conformance',
  titleBeforeName: '',
  gender: 'female',
  email: 'conformance@ostrov.example',
  street: 'Dlouhá 1',
  pickupAltAddress: false,
  altStreet: '',
  altCity: '',
  altDistrict: '',
  altPostcode: '',
  altCountry: '',
  altDeliveryExtraInfo: '',
  imei: '490154203237518',
  serialNumber: 'OSTROV123456',
  note: 'Ostrov conformance',
} as const

type Sample = Omit<SellDraft, 'nationality' | 'country' | 'identityValidTo'>

/** Nobody's data that every rule of its market accepts. */
export const SAMPLE_DRAFTS: Readonly<Record<MarketCode, Sample>> = {
  cz: {
    ...NO_ONE,
    placeOfBirth: 'Brno',
    birthNumber: '7153191012',
    identityCardNumber: '123456789',
    identityReleasedBy: 'Brno',
    phoneNumber: '602123456',
    city: 'Brno',
    district: '',
    postcode: '60200',
    bankAccountNumber: '19-2000145399',
    bankCode: '0800',
  },
  ro: {
    ...NO_ONE,
    placeOfBirth: 'Cluj-Napoca',
    birthNumber: '1630615123457',
    identityCardNumber: 'RX123456',
    identityReleasedBy: 'SPCLEP Cluj',
    phoneNumber: '0721234567',
    city: 'Cluj-Napoca',
    district: 'Cluj',
    postcode: '400001',
    bankAccountNumber: 'RO49AAAA1B31007593840000',
    bankCode: 'AAAA',
  },
}
