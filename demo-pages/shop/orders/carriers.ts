import type { MarketCode } from '../contract.ts'

interface Carrier {
  /** How the number of a parcel is spelled. */
  spell: (orderId: number) => string
  track: (number: string) => string
}

const digits = (id: number, count: number): string => String(id).padStart(count, '0')

const DPD: Readonly<Record<MarketCode, Carrier>> = {
  cz: {
    spell: id => `1387${digits(id, 10)}`,
    track: number => `https://www.dpdgroup.com/cz/mydpd/my-parcels/track?parcelNumber=${number}`,
  },
  ro: {
    spell: id => `80${digits(id, 9)}`,
    track: number => `https://tracking.dpd.ro/?shipmentNumber=${number}`,
  },
}
const PACKETA: Readonly<Record<MarketCode, Carrier>> = {
  cz: {
    spell: id => `Z${digits(id, 10)}`,
    track: number => `https://tracking.packeta.com/cs/?id=${number}`,
  },
  ro: {
    spell: id => `Z${digits(id, 10)}`,
    track: number => `https://tracking.packeta.com/ro/?id=${number}`,
  },
}

/** Who carries a delivery and numbers its parcels; what the shop's own people bring has no number. */
const CARRIERS: Readonly<Record<string, Readonly<Record<MarketCode, Carrier>>>> = {
  courier: DPD,
  'dpd-pickup': DPD,
  packeta: PACKETA,
}

const findCarrier = (delivery: string, market: MarketCode): Carrier | undefined =>
  Object.hasOwn(CARRIERS, delivery) ? CARRIERS[delivery]?.[market] : undefined

export const numberParcel = (delivery: string, market: MarketCode, orderId: number): string | null =>
  findCarrier(delivery, market)?.spell(orderId) ?? null

export const trackParcel = (delivery: string, market: MarketCode, number: string | null): string | null =>
  number === null ? null : (findCarrier(delivery, market)?.track(number) ?? null)
