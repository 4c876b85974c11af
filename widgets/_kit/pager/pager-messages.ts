import { defineMessages } from '#core/intl/define-messages.ts'

export const pagerMessages = defineMessages({
  cs: {
    pages: 'Stránky',
    previous: 'Předchozí',
    next: 'Další',
    page: 'Stránka {page} z {count}',
  },
  ro: {
    pages: 'Pagini',
    previous: 'Înapoi',
    next: 'Înainte',
    page: 'Pagina {page} din {count}',
  },
  en: {
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page} of {count}',
  },
})
