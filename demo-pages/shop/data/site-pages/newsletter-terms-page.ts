import { NEWSLETTER_TERMS_PATHS } from '../../newsletter-paths.ts'
import type { PageSeed } from '../page-seed.ts'

/** What a subscriber agrees to; the forms for the newsletter link here. */
export const NEWSLETTER_TERMS_PAGES: PageSeed[] = [
  {
    market: 'cz',
    path: NEWSLETTER_TERMS_PATHS.cz,
    title: 'Novinky a váš e-mail',
    description: 'Jak Laguna nakládá s e-mailovými adresami odběratelů novinek.',
    parts: [
      [
        { kind: 'lead', text: 'Vaši adresu potřebujeme jen k tomu, abychom vám novinky mohli poslat.' },
        { kind: 'heading', text: 'Co s adresou děláme' },
        {
          kind: 'list',
          items: [
            'Novinky posíláme až poté, co odběr potvrdíte odkazem z e-mailu.',
            'Adresu nikomu nepředáváme a nepoužijeme ji k ničemu jinému.',
            'Uchováváme ji, dokud odběr nezrušíte.',
          ],
        },
        { kind: 'heading', text: 'Jak souhlas odvolat' },
        { kind: 'phone', text: 'Stačí nám zavolat, kdykoli a bez udání důvodu:' },
      ],
    ],
  },
  {
    market: 'ro',
    path: NEWSLETTER_TERMS_PATHS.ro,
    title: 'Noutățile și e-mailul dumneavoastră',
    description: 'Cum folosește Laguna adresele de e-mail ale abonaților.',
    parts: [
      [
        { kind: 'lead', text: 'Avem nevoie de adresa dumneavoastră numai pentru a vă trimite noutățile.' },
        { kind: 'heading', text: 'Ce facem cu adresa' },
        {
          kind: 'list',
          items: [
            'Trimitem noutăți numai după ce confirmați abonarea prin linkul din e-mail.',
            'Nu transmitem adresa nimănui și nu o folosim pentru nimic altceva.',
            'O păstrăm până când vă dezabonați.',
          ],
        },
        { kind: 'heading', text: 'Cum vă retrageți acordul' },
        { kind: 'phone', text: 'Este de ajuns să ne sunați, oricând și fără explicații:' },
      ],
    ],
  },
]
