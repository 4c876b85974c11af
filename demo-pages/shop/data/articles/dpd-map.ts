import type { ArticleSeeds } from './article-seed.ts'

/** Where DPD keeps parcels for who collects them. */
export const DPD_MAP: ArticleSeeds = {
  cz: {
    title: 'Výdejní místa DPD',
    updated: '2026-10-05T12:00:00Z',
    parts: [
      {
        kind: 'lead',
        text: 'Zásilku si můžete vyzvednout ve výdejním místě nebo v boxu DPD, kdykoli mají otevřeno. Počká na vás sedm dní.',
      },
      { kind: 'heading', text: 'Jak na to' },
      {
        kind: 'list',
        items: [
          'V košíku zvolte dopravu do výdejního místa a vyberte to, které máte nejblíž.',
          'O doručení vás DPD vyrozumí zprávou SMS a e-mailem s kódem PIN.',
          'Při vyzvednutí stačí kód; dobírku zaplatíte kartou.',
        ],
      },
      { kind: 'heading', text: 'Nejčastěji vybíraná místa' },
      {
        kind: 'list',
        items: [
          'Praha 1, Vodičkova 30, pondělí až pátek 8–19',
          'Brno, Masarykova 12, pondělí až sobota 9–20',
          'Ostrava-Poruba, Hlavní třída 58, nepřetržitě (box)',
          'Plzeň, Americká 7, pondělí až pátek 9–18',
        ],
      },
      {
        kind: 'links',
        items: [{ label: 'Mapa všech výdejních míst DPD', href: 'https://www.dpd.com/cz/cs/' }],
      },
    ],
  },
  ro: {
    title: 'Puncte de ridicare DPD',
    updated: '2026-10-05T12:00:00Z',
    parts: [
      {
        kind: 'lead',
        text: 'Puteți ridica coletul de la un punct sau dintr-un locker DPD, oricând este deschis. Vă așteaptă șapte zile.',
      },
      { kind: 'heading', text: 'Cum procedați' },
      {
        kind: 'list',
        items: [
          'În coș alegeți livrarea la un punct de ridicare și selectați-l pe cel mai apropiat.',
          'DPD vă anunță sosirea prin SMS și prin e-mail, cu un cod PIN.',
          'La ridicare este de ajuns codul; rambursul se plătește cu cardul.',
        ],
      },
      { kind: 'heading', text: 'Punctele alese cel mai des' },
      {
        kind: 'list',
        items: [
          'București, Calea Victoriei 54, luni–vineri 8–19',
          'Cluj-Napoca, Strada Horea 21, luni–sâmbătă 9–20',
          'Timișoara, Bulevardul Take Ionescu 46, non-stop (locker)',
          'Iași, Strada Palas 7, luni–vineri 9–18',
        ],
      },
      {
        kind: 'links',
        items: [{ label: 'Harta tuturor punctelor DPD', href: 'https://www.dpd.com/ro/ro/' }],
      },
    ],
  },
}
