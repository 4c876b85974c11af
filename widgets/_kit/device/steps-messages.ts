import { defineMessages } from '#core/intl/define-messages.ts'

export const stepsMessages = defineMessages({
  cs: {
    step: 'Krok {at} ze {count}',
    storage: 'Kapacita',
    size: 'Velikost',
    find: 'Najít v seznamu',
    found:
      '{count, plural, =0 {Nic takového v seznamu není.} one {# možnost} few {# možnosti} other {# možností}}',
  },
  ro: {
    step: 'Pasul {at} din {count}',
    storage: 'Capacitate',
    size: 'Dimensiune',
    find: 'Căutați în listă',
    found:
      '{count, plural, =0 {Nu există așa ceva în listă.} one {# opțiune} few {# opțiuni} other {# de opțiuni}}',
  },
  en: {
    step: 'Step {at} of {count}',
    storage: 'Storage',
    size: 'Size',
    find: 'Find in the list',
    found: '{count, plural, =0 {There is no such choice.} one {# choice} other {# choices}}',
  },
})
