import { addDays, addMonths, dayOfWeek, startOfWeek } from './calendar-days.ts'

/**
 * Where a key leads from a day in a calendar; null for keys that lead nowhere. From month to month it goes by the day
 * that was wished, which a shorter month may not have.
 */
export function moveDay(iso: string, key: string, isShift: boolean, wished: number): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(iso, -1)
    case 'ArrowRight':
      return addDays(iso, 1)
    case 'ArrowUp':
      return addDays(iso, -7)
    case 'ArrowDown':
      return addDays(iso, 7)
    case 'Home':
      return startOfWeek(iso)
    case 'End':
      return addDays(iso, 6 - dayOfWeek(iso))
    case 'PageUp':
      return addMonths(iso, isShift ? -12 : -1, wished)
    case 'PageDown':
      return addMonths(iso, isShift ? 12 : 1, wished)
    default:
      return null
  }
}
