import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const instalmentMessages = defineMessages({
  cs: {
    heading: 'Splátky',
    failed: 'Výpočet splátek se nezdařil.',
    recounting: 'Přepočítáváme…',
    none: 'Na tuto částku splátky nenabízíme.',
    company: 'Poskytovatel',
    months: 'Počet splátek',
    deposit: 'Akontace',
    monthly: '{price} měsíčně',
    count: '{count, plural, one {# splátka} few {# splátky} other {# splátek}}',
    total: 'Celkem zaplatíte {total}, RPSN {rate} %, úrok {interest} % ročně.',
    onePiece:
      'Splátky jsou spočítané z ceny jednoho kusu bez doplňků ({price}). Splátky za vše uvidíte v košíku.',
    arrange: 'Kde splátky sjednáte',
    'on-store': 'V prodejně',
    online: 'Online',
  },
  ro: {
    heading: 'Rate',
    failed: 'Calculul ratelor nu a reușit.',
    recounting: 'Recalculăm…',
    none: 'Pentru această sumă nu oferim rate.',
    company: 'Finanțator',
    months: 'Numărul de rate',
    deposit: 'Avans',
    monthly: '{price} pe lună',
    count: '{count, plural, one {# rată} few {# rate} other {# de rate}}',
    total: 'Plătiți în total {total}, DAE {rate} %, dobândă {interest} % pe an.',
    onePiece:
      'Ratele sunt calculate la prețul unei singure bucăți, fără opțiuni ({price}). Ratele pentru toate produsele le vedeți în coș.',
    arrange: 'Unde încheiați contractul',
    'on-store': 'În magazin',
    online: 'Online',
  },
  en: {
    heading: 'Instalments',
    failed: 'Calculating of instalments failed.',
    recounting: 'Recalculating…',
    none: 'There are no instalments for this sum.',
    company: 'Company',
    months: 'Number of instalments',
    deposit: 'Paid at once',
    monthly: '{price} a month',
    count: '{count, plural, one {# instalment} other {# instalments}}',
    total: 'You pay {total} in all, APR {rate}%, interest {interest}% a year.',
    onePiece:
      'The instalments are those of one piece without extras ({price}). The cart shows them for all of it.',
    arrange: 'Where you arrange it',
    'on-store': 'In a store',
    online: 'Online',
  },
})

export const t = createTranslate(instalmentMessages)
