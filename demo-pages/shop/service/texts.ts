import { defineTexts } from '../site/site.ts'

/** What the pages of the service say where the server writes them itself. */
export const SERVICE_TEXTS = defineTexts({
  cz: {
    ask: {
      type: 'Co potřebujete opravit?',
      manufacturer: 'Kdo ho vyrobil?',
      model: 'Který model to je?',
      color: 'Jakou má barvu?',
    },
    again: 'Začít znovu',
    operations: 'Co pro vás uděláme',
    none: 'Pro toto zařízení teď žádný servis nenabízíme. Ozvěte se nám, zkusíme vám poradit.',
    order: 'Kde opravíme',
    from: (price: string) => `od ${price}`,
    free: 'zdarma',
    priceLater: 'cenu určíme po prohlídce',
    minutes: (count: number) =>
      count === 1 ? '1\u00a0minuta' : count < 5 ? `${count}\u00a0minuty` : `${count}\u00a0minut`,
    hours: (count: number) =>
      count === 1 ? '1\u00a0hodina' : count < 5 ? `${count}\u00a0hodiny` : `${count}\u00a0hodin`,
    days: (count: number) =>
      count === 1 ? '1\u00a0den' : count < 5 ? `${count}\u00a0dny` : `${count}\u00a0dní`,
    sameDay: 'ještě ten den',
    search: 'Najděte svůj model',
    searchHint: 'Napište třeba „iphone 13“ nebo „galaxy s24“.',
    find: 'Hledat',
    short: 'Napište alespoň 2 znaky.',
    nothing: 'Nic jsme nenašli. Zkuste jiný název, nebo vyberte zařízení krok za krokem.',
    orderTitle: 'Kde a\u00a0jak to opravíme',
    orderDescription: 'Shrnutí vybrané opravy a\u00a0prodejny, kam s\u00a0ní můžete přijít.',
    orderLead:
      'Tohle jste si vybrali. Se zařízením rovnou přijďte, nebo nám předem zavolejte. Objednávat se nemusíte.',
    storesWith: 'Kde je díl skladem',
    storesAll: 'Kam můžete přijít',
    partOrdered: 'Díl teď v\u00a0žádné prodejně není, objednáme ho. Zavolejte nám prosím, než přijdete.',
    orderHeading: 'Jak to proběhne',
    orderWays: [
      {
        title: 'Zavoláte, nebo rovnou přijdete',
        text: 'Po telefonu stačí říct model a\u00a0opravu: ověříme, zda máme díl skladem, nebo pro zařízení pošleme kurýra. Do kterékoli prodejny můžete přijít i\u00a0bez objednání.',
      },
      {
        title: 'Předáte zařízení',
        text: 'V\u00a0prodejně, nebo kurýrovi. Předtím si zálohujte data a\u00a0odhlaste se ze svých účtů.',
      },
      {
        title: 'Schválíte cenu',
        text: 'Po prohlídce vám řekneme konečnou cenu. Opravovat začneme, až s\u00a0ní budete souhlasit.',
      },
    ],
    orderCall: 'Zavolat nám můžete každý den od 8 do 20 hodin na číslo',
    device: 'Zařízení',
    operation: 'Oprava',
    price: 'Cena',
    time: 'Doba',
    unknownTime: 'řekneme vám po prohlídce',
    back: 'Zpět na výběr opravy',
  },
  ro: {
    ask: {
      type: 'Ce doriți să reparăm?',
      manufacturer: 'Cine l-a fabricat?',
      model: 'Care este modelul?',
      color: 'Ce culoare are?',
    },
    again: 'De la început',
    operations: 'Ce facem pentru dumneavoastră',
    none: 'Momentan nu oferim service pentru acest dispozitiv. Contactați-ne, încercăm să vă ajutăm.',
    order: 'Unde reparăm',
    from: (price: string) => `de la ${price}`,
    free: 'gratuit',
    priceLater: 'prețul se stabilește după verificare',
    minutes: (count: number) => (count < 20 ? `${count} minute` : `${count} de minute`),
    hours: (count: number) => (count === 1 ? 'o oră' : count < 20 ? `${count} ore` : `${count} de ore`),
    days: (count: number) => (count === 1 ? 'o zi' : count < 20 ? `${count} zile` : `${count} de zile`),
    sameDay: 'în aceeași zi',
    search: 'Găsiți modelul dumneavoastră',
    searchHint: 'Scrieți de exemplu „iphone 13” sau „galaxy s24”.',
    find: 'Căutați',
    short: 'Scrieți cel puțin 2 caractere.',
    nothing: 'Nu am găsit nimic. Încercați alt nume sau alegeți dispozitivul pas cu pas.',
    orderTitle: 'Unde și cum reparăm',
    orderDescription: 'Rezumatul reparației alese și magazinele în care puteți veni.',
    orderLead:
      'Aceasta este alegerea dumneavoastră. Veniți direct cu dispozitivul sau sunați-ne înainte. Nu este nevoie de programare.',
    storesWith: 'Unde avem piesa în stoc',
    storesAll: 'Unde puteți veni',
    partOrdered:
      'Piesa nu se află acum în niciun magazin, o comandăm. Vă rugăm să ne sunați înainte să veniți.',
    orderHeading: 'Cum decurge',
    orderWays: [
      {
        title: 'Ne sunați sau veniți direct',
        text: 'La telefon spuneți modelul și reparația: verificăm dacă avem piesa în stoc sau trimitem curierul. În orice magazin puteți veni și fără programare.',
      },
      {
        title: 'Predați dispozitivul',
        text: 'În magazin sau curierului. Înainte faceți o copie a datelor și deconectați-vă din conturi.',
      },
      {
        title: 'Aprobați prețul',
        text: 'După verificare vă spunem prețul final. Începem reparația numai dacă sunteți de acord.',
      },
    ],
    orderCall: 'Ne puteți suna în fiecare zi între 8 și 20 la numărul',
    device: 'Dispozitiv',
    operation: 'Reparație',
    price: 'Preț',
    time: 'Durată',
    unknownTime: 'vă spunem după verificare',
    back: 'Înapoi la alegerea reparației',
  },
})
