const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Prague',
})

/** A time as the English pages show it. */
export const formatTime = (time: Date): string => format.format(time)
