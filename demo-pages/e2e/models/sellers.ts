import { makeImei } from '#core/validation/device/make-imei.ts'
import type { MarketCode } from './market-texts.ts'

/** What a visitor types into the sell form, by the form's own names. */
export type Seller = Readonly<Record<string, string>>

/** People who do not exist, with numbers that pass every check. */
export const SELLERS: Readonly<Record<MarketCode, Seller>> = {
  cz: {
    note: 'Prosím volejte až po šesté.',
    firstName: 'Jaroslava',
    lastName: 'Kvapilová',
    gender: 'female',
    placeOfBirth: 'Hustopeče',
    birthNumber: '715319/1012',
    identityCardNumber: '987 654 321',
    identityValidTo: '1.2.2034',
    identityReleasedBy: 'Magistrát města Zlína',
    email: 'jaroslava.kvapilova@example.cz',
    phoneNumber: '602 987 123',
    street: 'Vřesová 58',
    city: 'Hodonín',
    postcode: '695 01',
    bankAccountNumber: '19-2000145399',
    bankCode: '0800',
  },
  ro: {
    note: 'Vă rog să sunați după ora șase.',
    firstName: 'Dragomir',
    lastName: 'Vlădoianu',
    gender: 'male',
    placeOfBirth: 'Făgăraș',
    birthNumber: '1800101221144',
    identityCardNumber: 'RX 654321',
    identityValidTo: '01.02.2034',
    identityReleasedBy: 'SPCLEP Brașov',
    email: 'dragomir.vladoianu@example.ro',
    phoneNumber: '0721 987 123',
    street: 'Strada Măceșului 58',
    city: 'Codlea',
    postcode: '505100',
    bankAccountNumber: 'RO49 AAAA 1B31 0075 9384 0000',
  },
}

/** The same with a phone of their own: the shop buys each one once. */
export const makeSeller = (market: MarketCode): Seller => ({ imei: makeImei(), ...SELLERS[market] })

/** What must be found nowhere but in the form: values too short to be a person's stay out. */
export const listPersonalData = (seller: Seller): string[] =>
  Object.entries(seller)
    .filter(([field]) => field !== 'gender')
    .map(([, value]) => value)
    .filter(value => value.length > 4)
