import { defineMessages } from '#core/intl/define-messages.ts'

/** What is read around one of the site's own texts. */
export const articleMessages = defineMessages({
  cs: {
    failed: 'Text se nepodařilo načíst.',
    updated: 'Naposledy upraveno {date}.',
    newTab: 'nová karta',
    ownPage: 'Otevřít v nové kartě',
  },
  ro: {
    failed: 'Textul nu a putut fi încărcat.',
    updated: 'Ultima modificare: {date}.',
    newTab: 'filă nouă',
    ownPage: 'Deschideți într-o filă nouă',
  },
  en: {
    failed: 'The text could not be loaded.',
    updated: 'Last changed on {date}.',
    newTab: 'new tab',
    ownPage: 'Open in a new tab',
  },
})
