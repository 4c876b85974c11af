import { SHOP_TEXTS } from '../buyback/texts.ts'
import type { MarketCode } from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { RouteName } from '../server/route-table.ts'
import { defineTexts } from '../site/site.ts'

/** What spoiled answers say to whoever reads them, in the language of the page that asked. */
export const SPOILED_TEXTS = defineTexts({
  cz: {
    fieldRequired: DRF_TEXTS.cz.required,
    fieldBlank: 'Toto pole nesmí být prázdné.',
    notDictionary: DRF_TEXTS.cz.notAnObject('str'),
    notInteger: 'Je vyžadováno celé číslo.',
    notString: 'Toto není platný text.',
    firstWrong: 'První věc není v pořádku.',
    secondWrong: 'Druhá také ne.',
    cannot: 'To teď nejde.',
    notBought: SHOP_TEXTS.cz.notBought,
    trap: 'Tento klíč je past.',
    pricesChanged: SHOP_TEXTS.cz.stalePrices,
    dataChanged: 'Údaje se mezitím změnily. Zkontrolujte je prosím a pokračujte znovu.',
    tooSoon: (when: string) => `Příliš mnoho požadavků. Zkuste to prosím znovu ${when}.`,
  },
  ro: {
    fieldRequired: DRF_TEXTS.ro.required,
    fieldBlank: 'Acest câmp nu poate fi gol.',
    notDictionary: DRF_TEXTS.ro.notAnObject('str'),
    notInteger: 'Este necesar un număr întreg.',
    notString: 'Acesta nu este un text valid.',
    firstWrong: 'Primul lucru nu este în regulă.',
    secondWrong: 'Nici al doilea.',
    cannot: 'Acest lucru nu se poate face acum.',
    notBought: SHOP_TEXTS.ro.notBought,
    trap: 'Această cheie este o capcană.',
    pricesChanged: SHOP_TEXTS.ro.stalePrices,
    dataChanged: 'Datele s-au schimbat între timp. Vă rugăm să le verificați și să continuați din nou.',
    tooSoon: (when: string) => `Prea multe cereri. Vă rugăm să încercați din nou ${when}.`,
  },
})

/** Calls that name the version of a price list. */
const PRICED: readonly RouteName[] = ['sell-buyout-online', 'send-buyout-to-email']

/** What a conflict (409) of this call says. */
export const sayConflict = (market: MarketCode, route: RouteName): string =>
  PRICED.includes(route) ? SPOILED_TEXTS[market].pricesChanged : SPOILED_TEXTS[market].dataChanged
