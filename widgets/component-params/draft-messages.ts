import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words of the draft: how much has changed, and who else has changed it. */
export const draftMessages = defineMessages({
  cs: {
    leave: 'Ukončit úpravy',
    partMissing: 'Tato část panelu se nenačetla.',
    conflictBy: 'Tuto komponentu mezitím uložil někdo jiný: {name}.',
    conflictHelp: 'Vaše změny zatím nejsou uložené a zůstávají v panelu. Zvolte, co má platit.',
    mine: 'Moje hodnota',
    theirs: 'Uložená hodnota',
    keepMine: 'Ponechat moje a uložit',
    review: 'Zkontrolovat a zveřejnit',
    preview: 'Náhled',
    newTab: 'nová karta',
    draftCount:
      '{count, plural, one {# nezveřejněná změna} few {# nezveřejněné změny} other {# nezveřejněných změn}}',
    draftNone: 'Všechno je zveřejněné.',
    unpublished:
      'Zveřejnění je vrácené: {count, plural, one {# změna čeká} few {# změny čekají} other {# změn čeká}} na zveřejnění.',
    republished: 'Všechno je znovu zveřejněné.',
    lastChange: 'Poslední změna: {name}, {date}',
    draftOutrun: 'Stránku mezitím změnil někdo jiný.',
    draftOutrunBy: 'Stránku mezitím změnil někdo jiný: {name}.',
    lookAtNew: 'Projděte si změny znovu, nové jsou označené.',
    lookAgain: 'Projděte si změny znovu.',
    changesGone: 'Už se nezveřejní: {names}.',
    draftFailed: 'Nezveřejněné změny se nepodařilo načíst nebo změnit.',
  },
  ro: {
    leave: 'Încheiați editarea',
    partMissing: 'Această parte a panoului nu s-a încărcat.',
    conflictBy: 'Între timp, această componentă a fost salvată de altcineva: {name}.',
    conflictHelp:
      'Modificările dumneavoastră nu sunt încă salvate și rămân în panou. Alegeți ce rămâne valabil.',
    mine: 'Valoarea mea',
    theirs: 'Valoarea salvată',
    keepMine: 'Păstrați-le pe ale mele și salvați',
    review: 'Verificați și publicați',
    preview: 'Previzualizare',
    newTab: 'filă nouă',
    draftCount:
      '{count, plural, one {O modificare nepublicată} few {# modificări nepublicate} other {# de modificări nepublicate}}',
    draftNone: 'Totul este publicat.',
    unpublished:
      'Publicarea a fost anulată: {count, plural, one {o modificare așteaptă} few {# modificări așteaptă} other {# de modificări așteaptă}} publicarea.',
    republished: 'Totul este din nou publicat.',
    lastChange: 'Ultima modificare: {name}, {date}',
    draftOutrun: 'Între timp, pagina a fost modificată de altcineva.',
    draftOutrunBy: 'Între timp, pagina a fost modificată de altcineva: {name}.',
    lookAtNew: 'Verificați din nou modificările; cele noi sunt marcate.',
    lookAgain: 'Verificați din nou modificările.',
    changesGone: 'Nu se mai publică: {names}.',
    draftFailed: 'Modificările nepublicate nu au putut fi încărcate sau schimbate.',
  },
  en: {
    leave: 'End the editing',
    partMissing: 'This part of the panel has not loaded.',
    conflictBy: 'Somebody else has saved this component in the meantime: {name}.',
    conflictHelp: 'Your changes are not saved yet and stay in the panel. Choose what holds.',
    mine: 'My value',
    theirs: 'Saved value',
    keepMine: 'Keep mine and save',
    review: 'Look through and publish',
    preview: 'Preview',
    newTab: 'new tab',
    draftCount: '{count, plural, one {# unpublished change} other {# unpublished changes}}',
    draftNone: 'Everything is published.',
    unpublished:
      'The publishing is undone: {count, plural, one {# change waits} other {# changes wait}} to be published.',
    republished: 'Everything is published again.',
    lastChange: 'Last change: {name}, {date}',
    draftOutrun: 'Somebody else has changed the page in the meantime.',
    draftOutrunBy: 'Somebody else has changed the page in the meantime: {name}.',
    lookAtNew: 'Look through the changes again: the new ones are marked.',
    lookAgain: 'Look through the changes again.',
    changesGone: 'No longer to be published: {names}.',
    draftFailed: 'The unpublished changes could not be loaded or changed.',
  },
})

export const tDraft = createTranslate(draftMessages)
