import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Záložky',
    'component.help':
      'Z úseků, které na stránce stojí pod sebou, udělá záložky. Úseky a jejich názvy určuje šablona stránky, v tomto panelu se nepřidávají.',
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
      'Transformă secțiunile aflate una sub alta în file. Secțiunile și numele lor vin din șablonul paginii și nu se adaugă în acest panou.',
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
      'Makes tabs of sections that stand one under the other. The sections and their names come with the template of the page and are not added in this panel.',
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
