import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words of what is about to be published, and of what just was; they come when it is looked through. */
export const reviewMessages = defineMessages({
  cs: {
    changes: 'Co se zveřejní',
    changesHelp: 'Návštěvníci zatím vidí stránku bez těchto změn.',
    changeAdded: 'Přidáno',
    changeChanged: 'Změněno',
    changeMoved: 'Přesunuto',
    changeRemoved: 'Odebráno',
    publishedHead: 'Zveřejněno',
    publishedNow: 'Návštěvníci teď vidí stránku s těmito změnami:',
    openPublished: 'Otevřít zveřejněnou stránku',
  },
  ro: {
    changes: 'Ce se publică',
    changesHelp: 'Deocamdată, vizitatorii văd pagina fără aceste modificări.',
    changeAdded: 'Adăugat',
    changeChanged: 'Modificat',
    changeMoved: 'Mutat',
    changeRemoved: 'Eliminat',
    publishedHead: 'Publicat',
    publishedNow: 'Vizitatorii văd acum pagina cu aceste modificări:',
    openPublished: 'Deschideți pagina publicată',
  },
  en: {
    changes: 'What will be published',
    changesHelp: 'Until then visitors see the page without these changes.',
    changeAdded: 'Added',
    changeChanged: 'Changed',
    changeMoved: 'Moved',
    changeRemoved: 'Removed',
    publishedHead: 'Published',
    publishedNow: 'Visitors now see the page with these changes:',
    openPublished: 'Open the published page',
  },
})

export const tReview = createTranslate(reviewMessages)
