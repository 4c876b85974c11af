import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Kalkulačka splátek',
    'component.help':
      'Splátky produktu nebo celého košíku: společnost, počet splátek, platba předem a měsíční částka.',
    'params.product.label': 'Produkt',
    'params.product.help': 'Čí splátky se počítají. Bez volby se počítá celý košík.',
    'params.heading.label': 'Nadpis',
    'params.heading.help': 'Bez něj stojí nad kalkulačkou slovo Splátky.',
    heading: 'Splátky',
    price: 'Cena: {price}',
    cart: 'Celý košík: {price}',
    cartEmpty: 'Košík je prázdný. Splátky spočítáme, až v něm něco bude.',
  },
  ro: {
    'component.label': 'Calculator de rate',
    'component.help':
      'Ratele unui produs sau ale întregului coș: compania, numărul de rate, avansul și suma lunară.',
    'params.product.label': 'Produsul',
    'params.product.help': 'Pentru ce se calculează ratele. Fără alegere se calculează întregul coș.',
    'params.heading.label': 'Titlu',
    'params.heading.help': 'Fără el, deasupra calculatorului apare cuvântul Rate.',
    heading: 'Rate',
    price: 'Preț: {price}',
    cart: 'Tot coșul: {price}',
    cartEmpty: 'Coșul este gol. Calculăm ratele după ce adăugați ceva.',
  },
  en: {
    'component.label': 'Instalment calculator',
    'component.help':
      'Instalments of a product or of the whole cart: company, number of instalments, what is paid at once and the sum a month.',
    'params.product.label': 'Product',
    'params.product.help': 'Whose instalments are counted. Where none is chosen, those of the whole cart.',
    'params.heading.label': 'Heading',
    'params.heading.help': 'Without it the word Instalments stands above.',
    heading: 'Instalments',
    price: 'Price: {price}',
    cart: 'The whole cart: {price}',
    cartEmpty: 'The cart is empty. Instalments are counted once something is in it.',
  },
})

export const t = createTranslate(messages)
