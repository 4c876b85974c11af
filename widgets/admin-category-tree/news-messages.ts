import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What is told of a change, which comes after the rows. */
export const newsMessages = defineMessages({
  cs: {
    clash: 'Kategorii mezitím uložil někdo jiný.',
    clashWho: 'Kategorii mezitím uložil někdo jiný: {who}.',
    clashMine: 'Mezitím jste to uložili v jiném okně.',
    notUndone: 'Změnu jsme nevzali zpět.',
    notRedone: 'Změnu jsme neprovedli znovu.',
    keepMine: 'Uložit „{name}“',
    keepTheirs: 'Nechat „{name}“',
    saved: 'Úspěšně uloženo.',
    saveFailed: 'Během ukládání došlo k chybě.',
    renamed: 'přejmenování na {name}',
    didRename: 'Kategorie se teď jmenuje {name}.',
    didAdd: 'Kategorie {name} je založená.',
    didSave: 'Kategorie {name} je uložená.',
  },
  ro: {
    clash: 'Categoria a fost salvată între timp de altcineva.',
    clashWho: 'Categoria a fost salvată între timp de altcineva: {who}.',
    clashMine: 'Între timp ați salvat în altă fereastră.',
    notUndone: 'Modificarea nu a fost anulată.',
    notRedone: 'Modificarea nu a fost refăcută.',
    keepMine: 'Salvați „{name}”',
    keepTheirs: 'Păstrați „{name}”',
    saved: 'Salvat cu succes.',
    saveFailed: 'A apărut o eroare la salvare.',
    renamed: 'redenumirea în {name}',
    didRename: 'Categoria se numește acum {name}.',
    didAdd: 'Categoria {name} a fost creată.',
    didSave: 'Categoria {name} a fost salvată.',
  },
  en: {
    clash: 'Somebody else has saved the category in the meantime.',
    clashWho: 'Somebody else has saved the category in the meantime: {who}.',
    clashMine: 'You have saved it in another window meanwhile.',
    notUndone: 'The change was not undone.',
    notRedone: 'The change was not done again.',
    keepMine: 'Save “{name}”',
    keepTheirs: 'Keep “{name}”',
    saved: 'Saved successfully.',
    saveFailed: 'An error occurred while saving.',
    renamed: 'renaming to {name}',
    didRename: 'The category is called {name} now.',
    didAdd: 'The category {name} is made.',
    didSave: 'The category {name} is saved.',
  },
})

export const t = createTranslate(newsMessages)
