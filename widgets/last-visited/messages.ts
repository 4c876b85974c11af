import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Naposledy prohlížené produkty',
    'component.help':
      'Nejvýše čtyři produkty, které si návštěvník v tomto prohlížeči prohlédl naposledy. Kdo si zatím nic neprohlédl, nevidí nic.',
    'params.code.label': 'Produkt této stránky',
    'params.code.help':
      'Vyplňte na stránce produktu: produkt se zařadí mezi prohlížené, ale sám sobě se nenabízí.',
    'params.heading.label': 'Nadpis',
    'params.heading.help': 'Bez něj se použije obvyklý nadpis.',
    heading: 'Naposledy jste si prohlédli',
    failed: 'Naposledy prohlížené produkty se nepodařilo načíst.',
    commonPrice: 'Běžná cena:',
    price: 'Cena:',
  },
  ro: {
    'component.label': 'Produse vizualizate recent',
    'component.help':
      'Cel mult patru produse pe care vizitatorul le-a văzut ultima dată în acest browser. Cine nu a văzut încă niciunul nu vede nimic.',
    'params.code.label': 'Produsul acestei pagini',
    'params.code.help':
      'Completați pe pagina unui produs: produsul intră printre cele vizualizate, dar nu se recomandă pe sine.',
    'params.heading.label': 'Titlu',
    'params.heading.help': 'Fără el se folosește titlul obișnuit.',
    heading: 'Produse vizualizate recent',
    failed: 'Produsele vizualizate recent nu au putut fi încărcate.',
    commonPrice: 'Preț obișnuit:',
    price: 'Preț:',
  },
  en: {
    'component.label': 'Last visited products',
    'component.help':
      'At most four products that the visitor looked at last in this browser. Who has looked at none sees nothing.',
    'params.code.label': 'Product of this page',
    'params.code.help':
      'Set it on a product’s page: the product joins the visited ones, yet is not offered on its own page.',
    'params.heading.label': 'Heading',
    'params.heading.help': 'Without it the usual heading is shown.',
    heading: 'You last looked at',
    failed: 'The last visited products could not be loaded.',
    commonPrice: 'Usual price:',
    price: 'Price:',
  },
})

export const t = createTranslate(messages)
