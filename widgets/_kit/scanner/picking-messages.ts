import { defineMessages } from '#core/intl/define-messages.ts'

/** The picking states, as staff call them; of items, orders and crates alike, so in words without a gender. */
export const pickingMessages = defineMessages({
  cs: {
    waiting: 'Čeká na vychystání',
    'in-progress': 'Vychystává se',
    picked: 'Vychystáno',
    'not-found': 'Nenalezeno',
    'needs-replacement': 'Potřebuje náhradu',
  },
  ro: {
    waiting: 'De colectat',
    'in-progress': 'Se colectează',
    picked: 'Colectare încheiată',
    'not-found': 'Negăsit',
    'needs-replacement': 'Are nevoie de înlocuire',
  },
  en: {
    waiting: 'Waiting for picking',
    'in-progress': 'In progress',
    picked: 'Picked',
    'not-found': 'Not found',
    'needs-replacement': 'Needs replacement',
  },
})
