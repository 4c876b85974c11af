import { defineMessages } from '#core/intl/define-messages.ts'

/** The picking states, as staff call them. */
export const pickingMessages = defineMessages({
  cs: {
    waiting: 'Čeká na vychystání',
    'in-progress': 'Vychystává se',
    picked: 'Vychystáno',
    'not-found': 'Nenalezeno',
    'needs-replacement': 'Potřebuje náhradu',
  },
  ro: {
    waiting: 'În așteptarea pregătirii',
    'in-progress': 'Se pregătește',
    picked: 'Pregătit',
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
