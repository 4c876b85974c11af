import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Doručení: mapa DPD',
    'component.help':
      'Mapa výdejních míst DPD a jejich seznam. Vybrané místo převezme objednávka na stejné stránce.',
    'params.heading.label': 'Nadpis',
    'params.heading.help': 'Nadpis nad mapou; prázdné = bez nadpisu.',
    'params.delivery.label': 'Kód dopravy',
    'params.delivery.help': 'Doprava obchodu, jejíž místa se ukazují.',
    'params.mapKey.label': 'Klíč mapy',
    'params.mapKey.help': 'Klíč, který k mapě vydalo DPD; prázdné = mapa bez klíče.',
    legend: 'Výdejní místa DPD',
    chosen: 'Vybrané místo',
    taken: 'Místo je vybrané v objednávce.',
    help: 'Jak vyzvednutí funguje',
  },
  ro: {
    'component.label': 'Livrare: harta DPD',
    'component.help':
      'Harta punctelor de ridicare DPD și lista lor. Punctul ales este preluat de comanda de pe aceeași pagină.',
    'params.heading.label': 'Titlu',
    'params.heading.help': 'Titlul de deasupra hărții; gol = fără titlu.',
    'params.delivery.label': 'Codul livrării',
    'params.delivery.help': 'Livrarea magazinului ale cărei puncte se afișează.',
    'params.mapKey.label': 'Cheia hărții',
    'params.mapKey.help': 'Cheia primită de la DPD pentru hartă; gol = harta fără cheie.',
    legend: 'Puncte de ridicare DPD',
    chosen: 'Punctul ales',
    taken: 'Punctul este ales în comandă.',
    help: 'Cum funcționează ridicarea',
  },
  en: {
    'component.label': 'Delivery: DPD map',
    'component.help':
      'The map of DPD’s pick-up points and a list of them. A checkout on the same page takes the chosen place; else the page gets it by an event.',
    'params.heading.label': 'Heading',
    'params.heading.help': 'The heading above the map; empty = none.',
    'params.delivery.label': 'Code of the delivery',
    'params.delivery.help': 'The shop’s delivery whose places are shown.',
    'params.mapKey.label': 'Key of the map',
    'params.mapKey.help': 'The key that DPD issued for the map; empty = a map without a key.',
    legend: 'DPD pick-up points',
    chosen: 'Chosen place',
    taken: 'The place is chosen in the order.',
    help: 'How picking up works',
  },
})

export const t = createTranslate(messages)
