import { defineTexts } from '../site/site.ts'

/** How it is with the parcel, by the order's state. */
export const DELIVERY_TEXTS = defineTexts<Readonly<Record<string, string>>>({
  cz: {
    'in-progress': 'Balíme',
    'ready-for-pickup': 'Čeká na vyzvednutí',
    sent: 'Na cestě k\u00a0vám',
    delivered: 'Doručeno',
    collected: 'Vyzvednuto',
    returned: 'Vráceno odesílateli',
  },
  ro: {
    'in-progress': 'Se ambalează',
    'ready-for-pickup': 'Se poate ridica',
    sent: 'Pe drum spre dumneavoastră',
    delivered: 'Livrat',
    collected: 'Ridicat',
    returned: 'Returnat expeditorului',
  },
})

export const ORDER_TEXTS = defineTexts({
  cz: {
    notCancelled: 'Objednávku už nejde zrušit, začali jsme ji připravovat. Zavolejte nám prosím.',
    notOpen: 'Od této objednávky už nejde odstoupit: lhůta uplynula, nebo je všechno vrácené.',
    notOwn: 'Některá položka k\u00a0této objednávce nepatří. Načtěte prosím stránku znovu.',
    tooMany: (name: string, left: number) => `${name}: vrátit jde nejvýš ${left} ks.`,
    twice: 'Každá položka smí být uvedená jen jednou.',
    tooOften: (when: string) => `Příliš mnoho pokusů. Zkuste to prosím ${when}.`,
  },
  ro: {
    notCancelled: 'Comanda nu mai poate fi anulată, am început să o pregătim. Vă rugăm să ne sunați.',
    notOpen:
      'Retragerea din această comandă nu mai este posibilă: termenul a trecut sau totul este returnat.',
    notOwn: 'Un articol nu face parte din această comandă. Vă rugăm să reîncărcați pagina.',
    tooMany: (name: string, left: number) => `${name}: se pot returna cel mult ${left} buc.`,
    twice: 'Fiecare articol poate apărea o singură dată.',
    tooOften: (when: string) => `Prea multe încercări. Vă rugăm să încercați din nou ${when}.`,
  },
})
