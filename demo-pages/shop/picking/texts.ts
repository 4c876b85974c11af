import { defineTexts } from '../site/site.ts'

/** What the calls of the warehouse say of what they refuse. */
export const PICKING_TEXTS = defineTexts({
  cz: {
    changed: 'Objednávku mezitím změnil někdo jiný.',
    window: 'Začátek doručení musí být dřív než jeho konec.',
    windowHalf: 'Zadejte začátek i konec doručení, nebo ani jedno.',
    badValue: 'Zadejte platnou hodnotu.',
    blank: 'Toto pole nesmí být prázdné.',
    gap: (gap: string) => `Místo ${gap} nejdřív napište vlastní text.`,
    state: 'Z tohoto stavu tam položka přejít nemůže. Může být: {states}.',
    notPickable: 'Objednávka se už nevychystává.',
    noProduct: 'Takový produkt nemáme.',
    outOfStock: 'Produkt není skladem.',
    notAdded:
      'Do objednávky v tomto stavu už nelze přidat produkt. Jde to jen do nezaplacené, která se ještě nepředala.',
    notReplaced: 'Nahradit lze jen položku, která se nenašla nebo potřebuje náhradu.',
    notPacked: 'Objednávka ještě není zabalená.',
    carrier: 'Nelze předat dopravci (objednávka může být zrušená).',
    lockedBy: (name: string) => `Vychystává ji ${name}.`,
    states: {
      waiting: 'čeká na vychystání',
      'in-progress': 'vychystává se',
      picked: 'vychystáno',
      'not-found': 'nenalezeno',
      'needs-replacement': 'potřebuje náhradu',
    },
  },
  ro: {
    changed: 'Comanda a fost modificată între timp de altcineva.',
    window: 'Începutul livrării trebuie să fie înainte de sfârșitul ei.',
    windowHalf: 'Introduceți și începutul, și sfârșitul livrării sau niciunul.',
    badValue: 'Introduceți o valoare validă.',
    blank: 'Acest câmp nu poate fi gol.',
    gap: (gap: string) => `Scrieți întâi textul dumneavoastră în locul ${gap}.`,
    state: 'Articolul nu poate trece în acea stare. Poate fi: {states}.',
    notPickable: 'Comanda nu se mai pregătește.',
    noProduct: 'Nu avem un astfel de produs.',
    outOfStock: 'Produsul nu este pe stoc.',
    notAdded:
      'La o comandă în această stare nu se mai poate adăuga un produs. Se poate doar la una neplătită, care nu a fost predată.',
    notReplaced: 'Se poate înlocui doar un articol negăsit sau care are nevoie de înlocuire.',
    notPacked: 'Comanda nu este încă ambalată.',
    carrier: 'Nu se poate preda curierului (comanda poate fi anulată).',
    lockedBy: (name: string) => `O pregătește ${name}.`,
    states: {
      waiting: 'așteaptă pregătirea',
      'in-progress': 'se pregătește',
      picked: 'pregătit',
      'not-found': 'negăsit',
      'needs-replacement': 'are nevoie de înlocuire',
    },
  },
})
