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
    changeNew: 'Nové: {change}',
    placeAfter: 'za komponentu „{label}“',
    placeBefore: 'před komponentu „{label}“',
    changeEmpty: 'Komponenta je prázdná: návštěvníci na jejím místě nic neuvidí.',
    publishedHead: 'Zveřejněno',
    publishedNow: 'Návštěvníci teď vidí stránku s těmito změnami:',
    goBack: 'Předchozí podobu vrátíte tlačítkem „Zpět“ a znovu ji zveřejníte.',
    openPublished: 'Otevřít zveřejněnou stránku',
  },
  ro: {
    changes: 'Ce se publică',
    changesHelp: 'Deocamdată, vizitatorii văd pagina fără aceste modificări.',
    changeAdded: 'Adăugat',
    changeChanged: 'Modificat',
    changeMoved: 'Mutat',
    changeRemoved: 'Eliminat',
    changeNew: 'Nou: {change}',
    placeAfter: 'după componenta „{label}”',
    placeBefore: 'înainte de componenta „{label}”',
    changeEmpty: 'Componenta este goală: vizitatorii nu vor vedea nimic în locul ei.',
    publishedHead: 'Publicat',
    publishedNow: 'Vizitatorii văd acum pagina cu aceste modificări:',
    goBack: 'Forma anterioară revine cu butonul „Desfaceți”, apoi o publicați din nou.',
    openPublished: 'Deschideți pagina publicată',
  },
  en: {
    changes: 'What will be published',
    changesHelp: 'Until then visitors see the page without these changes.',
    changeAdded: 'Added',
    changeChanged: 'Changed',
    changeMoved: 'Moved',
    changeRemoved: 'Removed',
    changeNew: 'New: {change}',
    placeAfter: 'after “{label}”',
    placeBefore: 'before “{label}”',
    changeEmpty: 'The component is empty: visitors will see nothing in its place.',
    publishedHead: 'Published',
    publishedNow: 'Visitors now see the page with these changes:',
    goBack: 'Undo brings the former page back, to be published again.',
    openPublished: 'Open the published page',
  },
})

export const tReview = createTranslate(reviewMessages)
