import type { MarketCode } from '../contract.ts'
import { showPostcode } from './show-postcode.ts'

interface Town {
  postcode: string
  city: string
  district?: string
}

/** The last lines of an address as the post of the market writes them: in Romania the county stands below the town. */
export function listTownLines(market: MarketCode, { postcode, city, district = '' }: Town): string[] {
  const town = `${showPostcode(market, postcode)} ${city}`
  const lines = market === 'ro' ? [town, nameCounty(district)] : [district, town]
  return lines.filter(Boolean)
}

/** A sector of București is none, and what says itself what it is stays as it was written. */
const nameCounty = (district: string): string =>
  district && !/^(sector|jud)/i.test(district) ? `jud.\u00a0${district}` : district
