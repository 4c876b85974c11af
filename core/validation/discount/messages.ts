import { defineMessages } from '#core/intl/define-messages.ts'

/** Why a discount can't be as it was typed. */
export type DiscountCode =
  | 'percentRange'
  | 'amountTyped'
  | 'amountRange'
  | 'momentTyped'
  | 'endsBefore'
  | 'cumulativeKind'
  | 'cumulativeSum'
  | 'codeShape'

export const discountMessages = defineMessages<DiscountCode>({
  cs: {
    percentRange: 'Zadejte procenta od 0,01 do 100.',
    amountTyped: 'Zadejte částku číslem, třeba 1\u00a0234,50.',
    amountRange: 'Zadejte částku od 0,01 do 9\u00a0999\u00a0999.',
    momentTyped: 'Zadejte celé datum i čas.',
    endsBefore: 'Konec musí být později než začátek.',
    cumulativeKind: 'Kumulativní může být jen sleva pevnou částkou.',
    cumulativeSum: 'Vyplňte i nejnižší nákup: podle něj se bonus násobí.',
    codeShape: 'Kód má přesně 10 znaků: číslice a písmena bez diakritiky.',
  },
  ro: {
    percentRange: 'Introduceți un procent între 0,01 și 100.',
    amountTyped: 'Introduceți suma ca număr, de exemplu 1.234,50.',
    amountRange: 'Introduceți o sumă între 0,01 și 9.999.999.',
    momentTyped: 'Introduceți data și ora complete.',
    endsBefore: 'Sfârșitul trebuie să fie după început.',
    cumulativeKind: 'Doar o reducere cu sumă fixă poate fi cumulativă.',
    cumulativeSum: 'Completați și valoarea minimă a cumpărăturilor: în funcție de ea se multiplică bonusul.',
    codeShape: 'Codul are exact 10 caractere: cifre și litere fără diacritice.',
  },
  en: {
    percentRange: 'Enter per cent from 0.01 to 100.',
    amountTyped: 'Enter the amount as a number, such as 1,234.50.',
    amountRange: 'Enter an amount from 0.01 to 9,999,999.',
    momentTyped: 'Enter the whole date and time.',
    endsBefore: 'The end must be later than the start.',
    cumulativeKind: 'Only a discount of an amount can be cumulative.',
    cumulativeSum: 'Fill in the least purchase, too: the bonus is multiplied by it.',
    codeShape: 'A code has exactly 10 characters: digits and letters without diacritics.',
  },
})
