import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What is said of wallets wherever one may pay by them. */
export const walletMessages = defineMessages({
  cs: {
    'google-pay.unavailable': 'Google Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.',
    'apple-pay.unavailable': 'Apple Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.',
    'google-pay.failed': 'Platba přes Google Pay se nepodařila. Zkuste to znovu, nebo zvolte třeba kartu.',
    'apple-pay.failed': 'Platba přes Apple Pay se nepodařila. Zkuste to znovu, nebo zvolte třeba kartu.',
    'google-pay.pay': 'Zaplatit {sum} přes Google Pay',
    'apple-pay.pay': 'Zaplatit {sum} přes Apple Pay',
    paid: 'Objednávka {number} je zaplacená. Děkujeme.',
    nothingToPay: 'Objednávku {number} už není třeba platit.',
    waiting: 'Platbu jsme předali bance. Jakmile ji potvrdí, napíšeme vám e-mail.',
    notFound: 'Takovou objednávku neznáme. Zkontrolujte odkaz, nebo nám zavolejte.',
    sendAgain: 'Dokončit platbu',
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
    'google-pay.pay': 'Plătiți {sum} prin Google Pay',
    'apple-pay.pay': 'Plătiți {sum} prin Apple Pay',
    paid: 'Comanda {number} este plătită. Vă mulțumim.',
    nothingToPay: 'Comanda {number} nu mai trebuie plătită.',
    waiting: 'Am transmis plata băncii. Imediat ce o confirmă, vă scriem un e-mail.',
    notFound: 'Nu cunoaștem această comandă. Verificați linkul sau sunați-ne.',
    sendAgain: 'Finalizați plata',
    expired:
      'Plata a durat prea mult și am anulat-o. Nu s-a încasat nicio sumă. Vă rugăm să încercați din nou.',
  },
  en: {
    'google-pay.unavailable': 'Google Pay is not available on this device. Choose a card, for example.',
    'apple-pay.unavailable': 'Apple Pay is not available on this device. Choose a card, for example.',
    'google-pay.failed': 'The payment by Google Pay failed. Try again, or choose a card, for example.',
    'apple-pay.failed': 'The payment by Apple Pay failed. Try again, or choose a card, for example.',
    'google-pay.pay': 'Pay {sum} with Google Pay',
    'apple-pay.pay': 'Pay {sum} with Apple Pay',
    paid: 'Order {number} is paid. Thank you.',
    nothingToPay: 'Order {number} no longer has to be paid.',
    waiting: 'The payment is with the bank. As soon as it is confirmed, we will send you an e-mail.',
    notFound: 'We do not know this order. Check the link, or call us.',
    sendAgain: 'Finish the payment',
    expired: 'The payment took too long, so we cancelled it. Nothing was charged. Please try again.',
  },
})

export const walletText = createTranslate(walletMessages)
