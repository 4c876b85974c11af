import * as v from 'valibot'
import { MARKETS, type MarketCode, readDecimal, writeDecimal } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'
import { countAnnualRate, countInstalment } from './annuity.ts'

const Decimal = v.pipe(v.string(), v.regex(/^\d+\.\d\d$/))
const ArrangeType = v.picklist(['on-store', 'online'])

const Company = v.strictObject({
  company: v.string(),
  name: v.string(),
  /** The least and the most that it lends for. */
  least: Decimal,
  most: Decimal,
  arrangeTypes: v.array(ArrangeType),
  scales: v.array(
    v.strictObject({
      months: v.number(),
      /** Of the price, paid at once. */
      depositPercent: v.number(),
      /** In per cent a year. */
      interest: v.number(),
    }),
  ),
})
type Company = v.InferOutput<typeof Company>
type Scale = Company['scales'][number]

const readCompanies = (market: MarketCode) =>
  readSeed(new URL('instalment-scales.json', import.meta.url), v.array(Company), market)
const COMPANIES = { cz: readCompanies('cz'), ro: readCompanies('ro') } as const

/** Who lends, by the code that an order sends as `payment_company`. */
export const listInstalmentCompanies = (market: MarketCode): { code: string; name: string }[] =>
  COMPANIES[market].map(({ company, name }) => ({ code: company, name }))

export type Instalment = ReturnType<typeof describeScale>

/** All ways to pay a sum (in minor units) in instalments; none where nobody lends that much or that little. */
export const listInstalments = (market: MarketCode, price: number): Instalment[] =>
  COMPANIES[market].flatMap(company => {
    const [least, most] = [readDecimal(company.least) ?? 0, readDecimal(company.most) ?? 0]
    if (price < least || price > most) return []
    return company.scales.map(scale => describeScale(market, price, company, scale))
  })

/** One of them by its id; null where it is not offered for that sum. */
export const findInstalment = (market: MarketCode, price: number, id: string): Instalment | null =>
  listInstalments(market, price).find(one => one.id === id) ?? null

/** Of each company the one with the lowest sum a month. */
export function listBestInstalments(market: MarketCode, price: number): Instalment[] {
  const all = listInstalments(market, price)
  const monthlyOf = ({ monthly }: Instalment): number => readDecimal(monthly) ?? 0
  return COMPANIES[market].flatMap(({ company }) => {
    const own = all.filter(one => one.company_code === company)
    return own.sort((one, other) => monthlyOf(one) - monthlyOf(other)).slice(0, 1)
  })
}

function describeScale(
  market: MarketCode,
  price: number,
  { company, name, arrangeTypes }: Company,
  { months, depositPercent, interest }: Scale,
) {
  const step = MARKETS[market].decimals === 0 ? 100 : 1
  const deposit = Math.round((price * depositPercent) / 100 / step) * step
  const principal = price - deposit
  const monthly = countInstalment({ principal, months, interest, step })
  return {
    id: `${company}-${months}-${depositPercent}`,
    company_code: company,
    company_name: name,
    month_count: months,
    deposit: writeDecimal(deposit),
    monthly: writeDecimal(monthly),
    // Without interest the last instalment is smaller by what the others were rounded up.
    total: writeDecimal(interest === 0 ? price : deposit + months * monthly),
    annual_rate: countAnnualRate(principal, monthly, months),
    interest,
    installment_arrange_types: arrangeTypes,
  }
}
