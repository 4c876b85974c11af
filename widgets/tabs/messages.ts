import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Záložky',
    'component.help':
      'Z úseků, které na stránce stojí pod sebou, udělá záložky. Úsek je prvek s atributem data-tab; jeho hodnota je název záložky, a je-li prázdná, poslouží první nadpis úseku. Bez takových prvků dělí obsah nadpisy.',
    'params.label.label': 'Název skupiny',
    'params.label.help': 'Čtou ho odečítače obrazovky, například Informace o telefonu. Smí zůstat prázdný.',
    'params.memoryMinutes.label': 'Paměť v minutách',
    'params.memoryMinutes.help':
      'Jak dlouho si prohlížeč návštěvníka pamatuje naposledy zvolenou záložku. Nula znamená vůbec.',
    list: 'Záložky',
    unnamed: 'Záložka {number}',
  },
  ro: {
    'component.label': 'File',
    'component.help':
      'Transformă secțiunile aflate una sub alta în file. Secțiunea este un element cu atributul data-tab; valoarea lui este numele filei, iar dacă este goală, se folosește primul titlu al secțiunii. Fără astfel de elemente, conținutul este împărțit după titluri.',
    'params.label.label': 'Numele grupului',
    'params.label.help':
      'Îl citesc cititoarele de ecran, de exemplu Informații despre telefon. Poate rămâne gol.',
    'params.memoryMinutes.label': 'Memorie în minute',
    'params.memoryMinutes.help':
      'Cât timp ține minte browserul vizitatorului ultima filă aleasă. Zero înseamnă deloc.',
    list: 'File',
    unnamed: 'Fila {number}',
  },
  en: {
    'component.label': 'Tabs',
    'component.help':
      'Makes tabs of sections that stand one under the other. A section is an element with the attribute data-tab; its value is the tab’s name, and where it is empty the section’s first heading serves. Without such elements the content is divided by its headings.',
    'params.label.label': 'Name of the group',
    'params.label.help': 'Read by screen readers, such as About the phone. It may stay empty.',
    'params.memoryMinutes.label': 'Memory in minutes',
    'params.memoryMinutes.help':
      'How long a visitor’s browser remembers the tab that was chosen last. Zero means not at all.',
    list: 'Tabs',
    unnamed: 'Tab {number}',
  },
})

export const t = createTranslate(messages)
