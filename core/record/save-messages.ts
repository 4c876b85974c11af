import { defineMessages } from '#core/intl/define-messages.ts'

/** What became of a record of the back office, as the specification prints it. */
export const saveMessages = defineMessages({
  cs: {
    save: 'Uložit',
    failed: 'Během ukládání došlo k chybě.',
    saved: 'Úspěšně uloženo.',
    deleted: 'Úspěšně odstraněno.',
    restored: 'Úspěšně obnoveno.',
    undone: 'Změna je vzatá zpět.',
    undo: 'Vzít zpět',
    redo: 'Znovu provést',
  },
  ro: {
    save: 'Salvați',
    failed: 'A apărut o eroare la salvare.',
    saved: 'Salvat cu succes.',
    deleted: 'Șters cu succes.',
    restored: 'Restaurat cu succes.',
    undone: 'Modificarea a fost anulată.',
    undo: 'Anulați modificarea',
    redo: 'Refaceți modificarea',
  },
  en: {
    save: 'Save',
    failed: 'An error occurred while saving.',
    saved: 'Successfully saved.',
    deleted: 'Successfully deleted.',
    restored: 'Successfully restored.',
    undone: 'Change undone.',
    undo: 'Undo',
    redo: 'Redo',
  },
})
