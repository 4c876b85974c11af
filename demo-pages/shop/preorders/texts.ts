import type { NotReady, PreorderState, StockLineFault } from '../contract.ts'
import { defineTexts } from '../site/site.ts'

interface PreorderTexts {
  types: Readonly<Record<string, string>>
  states: Readonly<Record<PreorderState, string>>
  unknown: string
  noNumber: (most: number) => string
  notAChoice: string
  noRange: string
  twoReaches: string
  sameRule: string
  changed: string
  isAllocated: string
  hasAllocated: (count: number) => string
  noStep: (from: string, to: string) => string
  noUndo: string
  notReady: Readonly<Record<NotReady, string>>
  /** Of all stocks, or of the one that was chosen. */
  noGift: Readonly<Record<'no-pieces' | 'too-few' | 'no-stock-allowed', (stock: string | null) => string>>
  noSetting: string
  notAllocated: string
  tooFewInMain: string
  tooMany: (most: number) => string
  file: {
    missing: string
    notCsv: string
    columns: (names: string) => string
    doubled: (names: string) => string
    empty: string
    /** Each quotes what stands in the cell, and may name the quantity of its row. */
    faults: Readonly<Record<StockLineFault, (value: string, quantity: string) => string>>
    unknownProduct: (code: string) => string
    unknownStock: (code: string) => string
    repeated: (line: number) => string
    belowAllocated: (count: number, value: number) => string
  }
}

export const PREORDER_TEXTS = defineTexts<PreorderTexts>({
  cz: {
    types: { phone: 'Telefony', tablet: 'Tablety', watch: 'Chytré hodinky', accessory: 'Příslušenství' },
    states: {
      interested: 'zájem',
      interested_sent: 'nabídka odeslána',
      interested_confirmed: 'zájem potvrzen',
      waiting_for_response: 'čeká se na odpověď',
      confirmed: 'potvrzeno',
      rejected: 'odmítnuto',
      not_available: 'není dostupné',
      allocated: 'přiděleno',
      not_allocated: 'nepřiděleno',
      back_to_main_stock: 'zpět na hlavním skladu',
    },
    unknown: 'Nic takového neexistuje. Vyberte z nabídky.',
    noNumber: most => `Zadejte celé číslo nejvýše ${most}.`,
    notAChoice: 'Zvolte jednu z nabízených možností.',
    noRange: 'Horní mez musí být stejná nebo vyšší než dolní.',
    twoReaches: 'Zvolte jen jedno: typ zařízení, produkt, nebo variantu.',
    sameRule: 'Takové pravidlo už v sadě je. Nejdřív ho odeberte.',
    changed: 'Mezitím to změnil někdo jiný.',
    isAllocated: 'Už je přiděleno.',
    hasAllocated: count => `Přidělené kusy (${count}) nejdřív uvolněte.`,
    noStep: (from, to) => `Ze stavu „${from}“ nelze přejít do stavu „${to}“.`,
    noUndo: 'Tento krok už nelze vzít zpět, mezitím se stav změnil.',
    notReady: {
      unconfirmed: 'Zákazník ji zatím nepotvrdil.',
      rejected: 'Zákazník ji odmítl.',
      'not-available': 'Zboží není dostupné.',
      'in-main-stock': 'Kusy se vrátily na hlavní sklad.',
    },
    noGift: {
      'no-pieces': stock =>
        stock ? `Na skladu ${stock} nejsou volné kusy.` : 'Na žádném skladu nejsou volné kusy.',
      'too-few': stock =>
        stock ? `Na skladu ${stock} není dost volných kusů.` : 'Na žádném skladu není dost kusů najednou.',
      'no-stock-allowed': stock =>
        stock
          ? `Sklad ${stock} pravidla nedovolují.`
          : 'Volné kusy jsou jen na skladech, které pravidla nedovolují.',
    },
    noSetting: 'Neplatí pro ni žádné nastavení.',
    notAllocated: 'Není přidělená.',
    tooFewInMain: 'Kusy se vrátily na hlavní sklad a dost jich tam už není.',
    tooMany: most => `Najednou lze změnit nejvýše ${most} řádků.`,
    file: {
      missing: 'Vyberte soubor CSV.',
      notCsv: 'Soubor musí být CSV: text se sloupci oddělenými čárkou, středníkem nebo tabulátorem.',
      columns: names => `V souboru chybí sloupce: ${names}.`,
      doubled: names => `Sloupce smí být v souboru jen jednou: ${names}.`,
      empty: 'V souboru nejsou žádné řádky.',
      faults: {
        required: () => 'Hodnota chybí.',
        'not-a-count': value => `Místo „${value}“ zadejte celé číslo od nuly.`,
        'too-many': value => `Nejvyšší množství je 999\u00a0999, zadáno je „${value}“.`,
        'boss-too-many': (value, quantity) =>
          `Rezerva vedení (${value}) nesmí být větší než množství (${quantity}).`,
        'too-long': value => `Kód smí mít nejvýše 60 znaků, „${value}“ má víc.`,
      },
      unknownProduct: code => `Produkt s kódem „${code}“ neexistuje.`,
      unknownStock: code => `Sklad „${code}“ neexistuje.`,
      repeated: line => `Stejný produkt a sklad jsou už na řádku ${line}.`,
      belowAllocated: (count, value) => `Přiděleno už je ${count}\u00a0ks, množství ${value} je menší.`,
    },
  },
  ro: {
    types: { phone: 'Telefoane', tablet: 'Tablete', watch: 'Ceasuri inteligente', accessory: 'Accesorii' },
    states: {
      interested: 'interes',
      interested_sent: 'ofertă trimisă',
      interested_confirmed: 'interes confirmat',
      waiting_for_response: 'se așteaptă răspunsul',
      confirmed: 'confirmată',
      rejected: 'refuzată',
      not_available: 'indisponibil',
      allocated: 'alocată',
      not_allocated: 'nealocată',
      back_to_main_stock: 'înapoi în depozitul central',
    },
    unknown: 'Nu există așa ceva. Alegeți din listă.',
    noNumber: most => `Introduceți un număr întreg de cel mult ${most}.`,
    notAChoice: 'Alegeți una dintre opțiunile oferite.',
    noRange: 'Limita superioară trebuie să fie egală cu cea inferioară sau mai mare.',
    twoReaches: 'Alegeți una singură: tipul dispozitivului, produsul sau varianta.',
    sameRule: 'Setul are deja o astfel de regulă. Eliminați-o întâi.',
    changed: 'Între timp, altcineva a făcut o modificare.',
    isAllocated: 'Este deja alocată.',
    hasAllocated: count => `Eliberați întâi bucățile alocate (${count}).`,
    noStep: (from, to) => `Din starea „${from}” nu se poate trece în starea „${to}”.`,
    noUndo: 'Acest pas nu mai poate fi anulat, starea s-a schimbat între timp.',
    notReady: {
      unconfirmed: 'Clientul nu a confirmat-o încă.',
      rejected: 'Clientul a refuzat-o.',
      'not-available': 'Produsul nu este disponibil.',
      'in-main-stock': 'Bucățile s-au întors în depozitul central.',
    },
    noGift: {
      'no-pieces': stock =>
        stock ? `În depozitul ${stock} nu sunt bucăți libere.` : 'Niciun depozit nu are bucăți libere.',
      'too-few': stock =>
        stock
          ? `În depozitul ${stock} nu sunt destule bucăți libere.`
          : 'Niciun depozit nu are destule bucăți deodată.',
      'no-stock-allowed': stock =>
        stock
          ? `Regulile nu permit depozitul ${stock}.`
          : 'Bucăți libere sunt doar în depozite nepermise de reguli.',
    },
    noSetting: 'Nu i se aplică nicio setare.',
    notAllocated: 'Nu este alocată.',
    tooFewInMain: 'Bucățile s-au întors în depozitul central, care nu mai are destule.',
    tooMany: most => `Se pot modifica deodată cel mult ${most} de rânduri.`,
    file: {
      missing: 'Alegeți un fișier CSV.',
      notCsv:
        'Fișierul trebuie să fie CSV: text cu coloane despărțite prin virgulă, punct și virgulă sau tabulator.',
      columns: names => `Din fișier lipsesc coloanele: ${names}.`,
      doubled: names => `Coloanele pot apărea în fișier o singură dată: ${names}.`,
      empty: 'Fișierul nu are niciun rând.',
      faults: {
        required: () => 'Valoarea lipsește.',
        'not-a-count': value => `În loc de „${value}” introduceți un număr întreg, de la zero în sus.`,
        'too-many': value => `Cantitatea maximă este 999.999, ați introdus „${value}”.`,
        'boss-too-many': (value, quantity) =>
          `Rezerva conducerii (${value}) nu poate depăși cantitatea (${quantity}).`,
        'too-long': value => `Codul poate avea cel mult 60 de caractere, „${value}” are mai multe.`,
      },
      unknownProduct: code => `Nu există niciun produs cu codul „${code}”.`,
      unknownStock: code => `Nu există depozitul „${code}”.`,
      repeated: line => `Același produs și depozit sunt deja pe rândul ${line}.`,
      belowAllocated: (count, value) =>
        `Sunt deja alocate ${count}\u00a0buc., iar cantitatea ${value} este mai mică.`,
    },
  },
})
