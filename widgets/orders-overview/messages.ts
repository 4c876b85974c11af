import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Přehled objednávek',
    'component.help': 'Objednávky z účtu, po deseti na stránce, od nejnovější.',
    'params.goodsUrl.label': 'Odkaz na zboží',
    'params.goodsUrl.help': 'Kam vede tlačítko z prázdného přehledu. Bez odkazu se tlačítko nezobrazí.',
    heading: 'Objednávky',
    signedOut: 'Objednávky uvidíte po přihlášení. K jedné objednávce vede i odkaz z e-mailu.',
    empty: 'Zatím tu žádnou objednávku nemáte.',
    toGoods: 'Prohlédnout zboží',
    failed: 'Objednávky se nepodařilo načíst.',
    order: 'Objednávka {number}',
    more: '{count, plural, one {a # další kus} few {a # další kusy} other {a # dalších kusů}}',
  },
  ro: {
    'component.label': 'Lista comenzilor',
    'component.help': 'Comenzile din cont, câte zece pe pagină, începând cu cea mai nouă.',
    'params.goodsUrl.label': 'Linkul către produse',
    'params.goodsUrl.help': 'Unde duce butonul din lista goală. Fără link, butonul nu se afișează.',
    heading: 'Comenzi',
    signedOut: 'Vedeți comenzile după autentificare. La o comandă ajungeți și prin linkul din e-mail.',
    empty: 'Deocamdată nu aveți nicio comandă.',
    toGoods: 'Vedeți produsele',
    failed: 'Comenzile nu au putut fi încărcate.',
    order: 'Comanda {number}',
    more: '{count, plural, one {și încă un produs} few {și încă # produse} other {și încă # de produse}}',
  },
  en: {
    'component.label': 'Orders overview',
    'component.help': 'The orders of the account, ten to a page, the newest first.',
    'params.goodsUrl.label': 'Link to the goods',
    'params.goodsUrl.help': 'Where the button of an empty overview leads. Without it there is no button.',
    heading: 'Orders',
    signedOut: 'Sign in to see your orders. The link of the e-mail leads to a single one, too.',
    empty: 'You have no orders here so far.',
    toGoods: 'See the goods',
    failed: 'The orders could not be loaded.',
    order: 'Order {number}',
    more: '{count, plural, one {and # more piece} other {and # more pieces}}',
  },
})

export const t = createTranslate(messages)
