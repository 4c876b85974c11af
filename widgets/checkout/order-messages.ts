import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words of the way to the order; they come with its fields. */
export const orderMessages = defineMessages({
  cs: {
    submit: 'Objednat s povinností platby',
    submitHint: 'Tlačítkem odešlete závaznou objednávku za {total}.',
    submitHintFrom:
      'Tlačítkem odešlete závaznou objednávku od {total}. Kdyby staré zařízení mělo nižší cenu, rozdíl doplatíte, nejvýš {bonus}.',
    stillMissing: 'Než objednávku odešlete: {what}',
    addressMissing: 'Než objednávku odešlete: ověřte prosím u dopravy adresu doručení.',
    notSent: 'Objednávka zatím neodešla. Vše, co jste vyplnili, zůstalo.',
    sendFailed: 'Objednávku se nepodařilo odeslat.',
    walletPreparing: 'Platba se připravuje…',
    walletMissing: 'Tento způsob platby na vašem zařízení není k dispozici. Zvolte třeba platbu kartou.',
    twistoRejected: 'Twisto tuto platbu neschválilo. Zvolte prosím jiný způsob platby.',
    twistoFailed:
      'Objednávku se nepodařilo předat do platební brány Twisto. Zkuste to znovu, nebo zvolte jinou platbu.',
    signIn: 'Přihlásit se v nové kartě',
    wait: 'Odeslat lze za {seconds} s',
  },
  ro: {
    submit: 'Comandă cu obligație de plată',
    submitHint: 'Apăsând butonul, trimiteți o comandă fermă de {total}.',
    submitHintFrom:
      'Apăsând butonul, trimiteți o comandă fermă în valoare de cel puțin {total}. Dacă dispozitivul vechi valorează mai puțin, plătiți diferența, cel mult {bonus}.',
    stillMissing: 'Înainte de a trimite comanda: {what}',
    addressMissing: 'Înainte de a trimite comanda: vă rugăm să verificați la livrare adresa.',
    notSent: 'Comanda nu a fost trimisă încă. Tot ce ați completat a rămas.',
    sendFailed: 'Comanda nu a putut fi trimisă.',
    walletPreparing: 'Plata se pregătește…',
    walletMissing:
      'Acest mod de plată nu este disponibil pe acest dispozitiv. Alegeți, de exemplu, plata cu cardul.',
    twistoRejected: 'Twisto nu a aprobat această plată. Vă rugăm să alegeți alt mod de plată.',
    twistoFailed:
      'Comanda nu a putut fi transmisă către Twisto. Încercați din nou sau alegeți alt mod de plată.',
    signIn: 'Autentificare într-o filă nouă',
    wait: 'Puteți trimite peste {seconds} s',
  },
  en: {
    submit: 'Order with obligation to pay',
    submitHint: 'This button sends a binding order for {total}.',
    submitHintFrom:
      'This button sends a binding order from {total}. Should your old device be worth less, you pay the difference, {bonus} at most.',
    stillMissing: 'Before you send the order: {what}',
    addressMissing: 'Before you send the order: please check the address of the delivery.',
    notSent: 'The order was not sent yet. All that you filled in is kept.',
    sendFailed: 'The order could not be sent.',
    walletPreparing: 'Getting the payment ready…',
    walletMissing: 'This payment is not available on the device. Choose a card, for example.',
    twistoRejected: 'Twisto did not approve this payment. Please choose another one.',
    twistoFailed:
      'The order could not be sent to the Twisto payment gateway. Try again, or choose another payment.',
    signIn: 'Sign in in a new tab',
    wait: 'You can send in {seconds} s',
  },
})

export const o = createTranslate(orderMessages)
