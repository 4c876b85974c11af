import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What is said of wallets wherever one may pay by them. */
export const walletMessages = defineMessages({
  cs: {
    'google-pay.unavailable': 'Google Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.',
    'apple-pay.unavailable': 'Apple Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.',
    'google-pay.failed': 'Platba přes Google Pay se nepodařila. Zkuste to znovu, nebo zvolte třeba kartu.',
    'apple-pay.failed': 'Platba přes Apple Pay se nepodařila. Zkuste to znovu, nebo zvolte třeba kartu.',
    expired: 'Platba trvala příliš dlouho, a tak jsme ji zrušili. Nic jsme nestrhli. Zkuste to prosím znovu.',
  },
  ro: {
    'google-pay.unavailable':
      'Google Pay nu este disponibil pe acest dispozitiv. Alegeți, de exemplu, plata cu cardul.',
    'apple-pay.unavailable':
      'Apple Pay nu este disponibil pe acest dispozitiv. Alegeți, de exemplu, plata cu cardul.',
    'google-pay.failed':
      'Plata prin Google Pay nu a reușit. Încercați din nou sau alegeți, de exemplu, plata cu cardul.',
    'apple-pay.failed':
      'Plata prin Apple Pay nu a reușit. Încercați din nou sau alegeți, de exemplu, plata cu cardul.',
    expired: 'Plata a durat prea mult și am anulat-o. Nu s-au retras bani. Vă rugăm să încercați din nou.',
  },
  en: {
    'google-pay.unavailable': 'Google Pay is not available on this device. Choose a card, for example.',
    'apple-pay.unavailable': 'Apple Pay is not available on this device. Choose a card, for example.',
    'google-pay.failed': 'The payment by Google Pay failed. Try again, or choose a card, for example.',
    'apple-pay.failed': 'The payment by Apple Pay failed. Try again, or choose a card, for example.',
    expired: 'The payment took too long, so we cancelled it. Nothing was charged. Please try again.',
  },
})

export const walletText = createTranslate(walletMessages)
