import { validateImei } from './imei.ts'

/** An IMEI made up for trying a sale out: a shop buys each device once. */
export function makeImei(): string {
  const start = `35${Array.from({ length: 12 }, () => Math.floor(Math.random() * 10)).join('')}`
  const numbers = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`)
  return numbers.find(number => validateImei(number) === null) ?? start
}
