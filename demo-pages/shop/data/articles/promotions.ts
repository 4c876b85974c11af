import type { ArticleSeeds } from './article-seed.ts'

/** What is on offer now, and on which conditions. */
export const PROMOTIONS: ArticleSeeds = {
  cz: {
    title: 'Aktuální akce',
    updated: '2026-11-16T07:30:00Z',
    parts: [
      { kind: 'lead', text: 'Akce se mezi sebou nesčítají, pokud u nich není napsáno něco jiného.' },
      { kind: 'heading', text: 'Starý telefon za nový' },
      {
        kind: 'paragraph',
        text: 'Kdo nám prodá použitý telefon a do 30 dnů u nás koupí nový, dostane k výkupní ceně bonus 1 000 Kč. Akce platí do 31. prosince 2026.',
      },
      { kind: 'heading', text: 'Doprava do výdejních míst DPD zdarma' },
      {
        kind: 'paragraph',
        text: 'U objednávek nad 1 500 Kč neplatíte za dopravu do výdejního místa ani do boxu DPD. Akce platí do vyhlášení jejího konce.',
      },
      { kind: 'heading', text: 'Ke každému servisu ochranné sklo' },
      {
        kind: 'list',
        items: [
          'Platí pro výměnu displeje a baterie telefonu.',
          'Sklo vám nalepíme při předání, bez příplatku.',
          'Do vyčerpání zásob v dané prodejně.',
        ],
      },
    ],
  },
  ro: {
    title: 'Promoțiile actuale',
    updated: '2026-11-16T07:30:00Z',
    parts: [
      { kind: 'lead', text: 'Promoțiile nu se cumulează, dacă nu se precizează altfel.' },
      { kind: 'heading', text: 'Telefon vechi pentru unul nou' },
      {
        kind: 'paragraph',
        text: 'Cine ne vinde un telefon folosit și cumpără de la noi unul nou în 30 de zile primește un bonus de 200 lei la prețul oferit. Promoția este valabilă până la 31 decembrie 2026.',
      },
      { kind: 'heading', text: 'Livrare gratuită la punctele DPD' },
      {
        kind: 'paragraph',
        text: 'La comenzile de peste 300 lei nu plătiți livrarea la un punct sau la un locker DPD. Promoția este valabilă până la anunțarea încheierii ei.',
      },
      { kind: 'heading', text: 'Folie de protecție la fiecare reparație' },
      {
        kind: 'list',
        items: [
          'Se aplică la înlocuirea ecranului și a bateriei unui telefon.',
          'Montăm folia la predare, fără cost suplimentar.',
          'În limita stocului din magazinul respectiv.',
        ],
      },
    ],
  },
}
