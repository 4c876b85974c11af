/** A day as both markets write it, DD.MM.YYYY, from an ISO date or moment; Intl's Czech has spaces in it. */
export function showDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? []
  return day ? `${day}.${month}.${year}` : iso
}
