/** A number of the countries around, in threes as it is read out; any other as it came. */
export function showPhone(phone: string): string {
  const [whole, ...parts] = /^\+(40|42[01])(\d{3})(\d{3})(\d{3})$/.exec(phone.replaceAll(/\s/g, '')) ?? []
  return whole ? `+${parts.join('\u00a0')}` : phone
}
