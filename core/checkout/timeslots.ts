import type { Timeslot } from '#core/api/delivery/courier.ts'

/** The hours of a courier by days, both in their order. */
export function groupByDay(slots: readonly Timeslot[]): { date: string; slots: Timeslot[] }[] {
  const days = new Map<string, Timeslot[]>()
  const sorted = [...slots].sort((one, other) => writeStart(one).localeCompare(writeStart(other)))
  for (const slot of sorted) days.set(slot.date, [...(days.get(slot.date) ?? []), slot])
  return [...days].map(([date, own]) => ({ date, slots: own }))
}

const writeStart = ({ date, from }: Timeslot): string => `${date} ${from.padStart(5, '0')}`
