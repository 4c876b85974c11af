import { COUNTIES } from './counties.ts'

/** What the postcodes of each county begin with, in the order of the counties. */
const STARTS =
  '5131116041427150811232914090521320800821533392700743225461231044455572143082732462010203040506'

/** The county, or the sector, that the first two digits of a Romanian postcode tell; none of what is no whole postcode. */
export function guessCounty(postcode: string): string[] {
  const at = /^\d{6}$/.test(postcode)
    ? STARTS.replace(/../g, '$& ').split(' ').indexOf(postcode.slice(0, 2))
    : -1
  return COUNTIES.slice(at, at + 1)
}
