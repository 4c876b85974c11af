import type { ArticleSeeds } from './article-seed.ts'

/** What a customer agrees to by ordering. */
export const BUSINESS_TERMS: ArticleSeeds = {
  cz: {
    title: 'Obchodní podmínky',
    updated: '2026-09-01T08:00:00Z',
    parts: [
      {
        kind: 'lead',
        text: 'Tyto podmínky platí pro nákup zboží a služeb v obchodě Laguna. Pro výkup použitých zařízení platí výkupní podmínky.',
      },
      { kind: 'heading', text: 'Objednávka a smlouva' },
      {
        kind: 'paragraph',
        text: 'Objednávku můžete do odeslání kdykoli změnit. Jakmile ji odešlete, potvrdíme její přijetí e-mailem; tím je kupní smlouva uzavřena. Smlouvu i tyto podmínky uchováváme v elektronické podobě a na požádání vám je pošleme.',
      },
      {
        kind: 'paragraph',
        text: 'Když zboží nemůžeme dodat, dáme vám vědět do dvou pracovních dnů a zaplacené peníze vrátíme stejnou cestou, jakou přišly.',
      },
      { kind: 'heading', text: 'Cena, platba a dodání' },
      {
        kind: 'list',
        items: [
          'Ceny jsou konečné, včetně DPH a poplatků za recyklaci. Platí cena v okamžiku odeslání objednávky.',
          'Zaplatit můžete kartou, převodem, na dobírku nebo v prodejně.',
          'Skladové zboží odesíláme do druhého pracovního dne, na adresu nebo do výdejního místa DPD.',
          'Cenu dopravy a platby vidíte v košíku ještě před odesláním objednávky.',
        ],
      },
      { kind: 'heading', text: 'Odstoupení od smlouvy' },
      {
        kind: 'paragraph',
        text: 'Od smlouvy můžete odstoupit do 14 dnů od převzetí zboží, bez udání důvodu. Stačí nám o tom napsat nebo zavolat a zboží do dalších 14 dnů poslat zpět. Peníze včetně nejlevnějšího způsobu dopravy vám vrátíme do 14 dnů; můžeme s tím počkat, než zboží dorazí.',
      },
      {
        kind: 'paragraph',
        text: 'Odstoupit nelze u zboží upraveného na přání a u sluchátek do uší, která jste vyjmuli z hygienického obalu.',
      },
      { kind: 'heading', text: 'Vady a reklamace' },
      {
        kind: 'paragraph',
        text: 'Vadu nového zboží můžete vytknout do 24 měsíců od převzetí, použitého do 12 měsíců. Reklamaci přijmeme v kterékoli prodejně nebo poštou a vyřídíme ji do 30 dnů; o výsledku vás vyrozumíme e-mailem.',
      },
      { kind: 'heading', text: 'Spory a změny podmínek' },
      {
        kind: 'paragraph',
        text: 'Když se nedohodneme, můžete se obrátit na Českou obchodní inspekci jako na orgán mimosoudního řešení sporů. Pro objednávku platí podmínky, které zde byly v den jejího odeslání.',
      },
    ],
  },
  ro: {
    title: 'Termeni și condiții',
    updated: '2026-09-01T08:00:00Z',
    parts: [
      {
        kind: 'lead',
        text: 'Acești termeni se aplică la cumpărarea de produse și servicii din magazinul Laguna. Pentru dispozitivele folosite pe care le cumpărăm se aplică condițiile de cumpărare.',
      },
      { kind: 'heading', text: 'Comanda și contractul' },
      {
        kind: 'paragraph',
        text: 'Puteți modifica oricând comanda înainte de trimitere. După ce o trimiteți, confirmăm primirea ei prin e-mail; în acel moment contractul este încheiat. Păstrăm contractul și acești termeni în format electronic și vi-i trimitem la cerere.',
      },
      {
        kind: 'paragraph',
        text: 'Dacă nu putem livra produsul, vă anunțăm în cel mult două zile lucrătoare și vă returnăm banii pe aceeași cale pe care au venit.',
      },
      { kind: 'heading', text: 'Prețul, plata și livrarea' },
      {
        kind: 'list',
        items: [
          'Prețurile sunt finale, cu TVA și taxa verde incluse. Se aplică prețul din momentul trimiterii comenzii.',
          'Puteți plăti cu cardul, prin transfer bancar, ramburs sau în magazin.',
          'Produsele din stoc pleacă în cel mult două zile lucrătoare, la adresă sau la un punct DPD.',
          'Costul livrării și al plății apare în coș înainte de trimiterea comenzii.',
        ],
      },
      { kind: 'heading', text: 'Retragerea din contract' },
      {
        kind: 'paragraph',
        text: 'Vă puteți retrage din contract în 14 zile de la primirea produsului, fără explicații. Este de ajuns să ne scrieți sau să ne sunați și să trimiteți produsul înapoi în următoarele 14 zile. Vă returnăm banii în 14 zile, inclusiv cea mai ieftină livrare; putem aștepta până când produsul ajunge la noi.',
      },
      {
        kind: 'paragraph',
        text: 'Dreptul de retragere nu se aplică produselor personalizate și nici căștilor intraauriculare scoase din ambalajul igienic.',
      },
      { kind: 'heading', text: 'Garanția și reclamațiile' },
      {
        kind: 'paragraph',
        text: 'Garanția legală este de 24 de luni pentru produsele noi și de 12 luni pentru cele folosite. Primim reclamația în orice magazin sau prin poștă și o rezolvăm în cel mult 15 zile calendaristice; vă comunicăm rezultatul prin e-mail.',
      },
      { kind: 'heading', text: 'Litigii și modificări' },
      {
        kind: 'paragraph',
        text: 'Dacă nu ajungem la o înțelegere, vă puteți adresa Autorității Naționale pentru Protecția Consumatorilor. Pentru o comandă sunt valabili termenii afișați aici în ziua trimiterii ei.',
      },
    ],
  },
}
