import { type CatalogueModel, expandRows } from './catalogue-model.ts'
import { PHONES } from './phones.ts'
import { TABLETS } from './tablets.ts'
import { WATCHES } from './watches.ts'

/** Every model the shop buys back, in the order it offers them. */
export const listCatalogue = (): CatalogueModel[] => [
  ...expandRows('phone', PHONES),
  ...expandRows('tablet', TABLETS),
  ...expandRows('watch', WATCHES),
]

export const MANUFACTURERS: Readonly<Record<string, string>> = {
  apple: 'Apple',
  samsung: 'Samsung',
  xiaomi: 'Xiaomi',
  google: 'Google',
  honor: 'Honor',
  huawei: 'Huawei',
  oneplus: 'OnePlus',
  motorola: 'Motorola',
  nokia: 'Nokia',
  realme: 'Realme',
  sony: 'Sony',
  lenovo: 'Lenovo',
  garmin: 'Garmin',
  amazfit: 'Amazfit',
}
