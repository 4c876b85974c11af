import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Objednávky k expedici',
    'component.help': 'Objednávky na cestě z regálu k dopravci, s hromadnými akcemi.',
    'params.pageSize.label': 'Řádků na stránce',
    'params.pageSize.help': 'Kolik objednávek je na stránce na začátku, 10 až 500.',
    heading: 'Objednávky k expedici',
    number: 'Číslo',
    created: 'Vytvořeno',
    state: 'Stav objednávky',
    picking: 'Vychystání',
    customer: 'Zákazník',
    delivery: 'Doprava',
    pieces: 'Kusů',
    crate: 'Přepravka',
    lockedBy: 'Pracuje na ní',
    from: 'Doručit od',
    to: 'Doručit do',
    show: 'Které objednávky',
    all: 'Všechny',
    toPick: 'K vychystání',
    old: 'Starší než 30 minut',
    searchLost: 'Hledané jméno si kvůli ochraně osobních údajů nepamatujeme. Zadejte ho prosím znovu.',
    start: 'Začít vychystávat',
    stop: 'Vrátit mezi čekající',
    take: 'Převzít',
    release: 'Uvolnit',
    handOver: 'Předat dopravci',
    handOverSure:
      '{count, plural, one {Předat dopravci # objednávku? Vzít zpět to nejde.} few {Předat dopravci # objednávky? Vzít zpět to nejde.} other {Předat dopravci # objednávek? Vzít zpět to nejde.}}',
    didStart:
      '{count, plural, one {Vychystává se # objednávka.} few {Vychystávají se # objednávky.} other {Vychystává se # objednávek.}}',
    didStop:
      '{count, plural, one {Na vychystání zase čeká # objednávka.} few {Na vychystání zase čekají # objednávky.} other {Na vychystání zase čeká # objednávek.}}',
    didTake:
      '{count, plural, one {Převzali jste # objednávku.} few {Převzali jste # objednávky.} other {Převzali jste # objednávek.}}',
    didRelease:
      '{count, plural, one {Uvolněna # objednávka.} few {Uvolněny # objednávky.} other {Uvolněno # objednávek.}}',
    didHandOver:
      '{count, plural, one {Dopravci předána # objednávka.} few {Dopravci předány # objednávky.} other {Dopravci předáno # objednávek.}}',
    empty: 'Žádná objednávka tu není.',
  },
  ro: {
    'component.label': 'Comenzi de expediat',
    'component.help': 'Comenzile pe drumul de la raft la curier, cu acțiuni în masă.',
    'params.pageSize.label': 'Rânduri pe pagină',
    'params.pageSize.help': 'Câte comenzi sunt pe o pagină la început, între 10 și 500.',
    heading: 'Comenzi de expediat',
    number: 'Număr',
    created: 'Data creării',
    state: 'Starea comenzii',
    picking: 'Colectare',
    customer: 'Client',
    delivery: 'Transport',
    pieces: 'Bucăți',
    crate: 'Ladă',
    lockedBy: 'Preluată de',
    from: 'Livrare de la',
    to: 'Livrare până la',
    show: 'Ce comenzi',
    all: 'Toate',
    toPick: 'De colectat',
    old: 'Mai vechi de 30 de minute',
    searchLost: 'Pentru protecția datelor personale, numele căutat nu se păstrează. Introduceți-l din nou.',
    start: 'Începeți colectarea',
    stop: 'Readuceți la cele în așteptare',
    take: 'Preluați',
    release: 'Eliberați',
    handOver: 'Predați curierului',
    handOverSure:
      '{count, plural, one {Predați curierului o comandă? Nu se poate anula.} few {Predați curierului # comenzi? Nu se poate anula.} other {Predați curierului # de comenzi? Nu se poate anula.}}',
    didStart:
      '{count, plural, one {O comandă este în curs de colectare.} few {# comenzi sunt în curs de colectare.} other {# de comenzi sunt în curs de colectare.}}',
    didStop:
      '{count, plural, one {O comandă așteaptă din nou colectarea.} few {# comenzi așteaptă din nou colectarea.} other {# de comenzi așteaptă din nou colectarea.}}',
    didTake:
      '{count, plural, one {Ați preluat o comandă.} few {Ați preluat # comenzi.} other {Ați preluat # de comenzi.}}',
    didRelease:
      '{count, plural, one {O comandă a fost eliberată.} few {# comenzi au fost eliberate.} other {# de comenzi au fost eliberate.}}',
    didHandOver:
      '{count, plural, one {O comandă a fost predată curierului.} few {# comenzi au fost predate curierului.} other {# de comenzi au fost predate curierului.}}',
    empty: 'Nu există nicio comandă aici.',
  },
  en: {
    'component.label': 'Orders to deliver',
    'component.help': 'Orders on their way from the shelf to the carrier, with bulk actions.',
    'params.pageSize.label': 'Rows of a page',
    'params.pageSize.help': 'How many orders a page has at first, 10 to 500.',
    heading: 'Orders to deliver',
    number: 'Number',
    created: 'Made',
    state: 'State of the order',
    picking: 'Picking',
    customer: 'Customer',
    delivery: 'Delivery',
    pieces: 'Pieces',
    crate: 'Crate',
    lockedBy: 'Worked on by',
    from: 'Deliver from',
    to: 'Deliver until',
    show: 'Which orders',
    all: 'All',
    toPick: 'To be picked',
    old: 'Older than 30 minutes',
    searchLost: 'To protect personal data, the name you searched for is not kept. Please enter it again.',
    start: 'Begin to pick',
    stop: 'Put back to the waiting ones',
    take: 'Take over',
    release: 'Release',
    handOver: 'Hand over to the carrier',
    handOverSure:
      '{count, plural, one {Hand # order over to the carrier? It can’t be undone.} other {Hand # orders over to the carrier? It can’t be undone.}}',
    didStart: '{count, plural, one {# order is being picked.} other {# orders are being picked.}}',
    didStop:
      '{count, plural, one {# order waits to be picked again.} other {# orders wait to be picked again.}}',
    didTake: 'You took over {count, plural, one {# order} other {# orders}}.',
    didRelease: '{count, plural, one {# order is released.} other {# orders are released.}}',
    didHandOver:
      '{count, plural, one {# order is handed over to the carrier.} other {# orders are handed over to the carrier.}}',
    empty: 'There is no order here.',
  },
})

export const t = createTranslate(messages)
