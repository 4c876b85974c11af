import { defineMessages } from '#core/intl/define-messages.ts'

/** What is said of many rows, of the export and of edits; it comes with them. */
export const bulkMessages = defineMessages({
  cs: {
    chosen: 'Vybráno: {count, plural, one {# řádek} few {# řádky} other {# řádků}}',
    moreActions: 'Další akce',
    chooseAll: 'Vybrat všechny nalezené ({count, number})',
    clear: 'Zrušit výběr',
    running: '{name}: {done, number} z {count, number}',
    done: 'hotovo u {done, number} z {count, number}.',
    undone: 'vráceno u {done, number} z {count, number}.',
    sure: 'Provést „{name}“ u {count, plural, one {# řádku} few {# řádků} other {# řádků}}?',
    canUndo: 'Půjde to vzít zpět.',
    stopped:
      '{count, plural, one {Na # řádek už nedošlo, zůstal vybraný.} few {Na # řádky už nedošlo, zůstaly vybrané.} other {Na # řádků už nedošlo, zůstaly vybrané.}}',
    more: 'a další: {count, number}',
    retry: 'Zkusit znovu u {count, plural, one {# řádku} few {# řádků} other {# řádků}}',
    undo: 'Vzít zpět',
    redo: 'Znovu provést',
    export: 'Export do CSV',
    exporting: 'Připravuje se soubor: {done, number} z {count, number}',
    exported: 'Soubor je stažený, {count, plural, one {má # řádek} few {má # řádky} other {má # řádků}}.',
    exportFailed: 'Soubor se nepodařilo připravit.',
    changed: '{row}, {name}: změněno z „{from}“ na „{to}“.',
    changedBack: '{row}, {name}: vráceno z „{to}“ na „{from}“.',
    changedCells: 'Změněno: {count, plural, one {# buňka} few {# buňky} other {# buněk}}.',
    changedBackCells: 'Vráceno: {count, plural, one {# buňka} few {# buňky} other {# buněk}}.',
    conflict: 'Mezitím tu někdo uložil „{theirs}“.',
    conflictOf: '{row}, {name}: vaše hodnota je „{mine}“, někdo mezitím uložil „{theirs}“.',
    conflictMine: 'Mezitím jste tu v jiném okně uložili „{theirs}“.',
    conflictMineOf: '{row}, {name}: tady máte „{mine}“, v jiném okně jste mezitím uložili „{theirs}“.',
    denied:
      'K této změně nemáte oprávnění, nebo vaše přihlášení skončilo. Přihlaste se v jiném panelu a uložte ji znovu, nebo se obraťte na správce. Zadaná hodnota zůstane.',
    save: 'Uložit',
    correct: 'Opravit',
    putBack: 'Vrátit „{saved}“',
    keepMine: 'Uložit „{mine}“',
    nothing: 'nic',
    pasted: '{count, plural, one {Vložena # buňka.} few {Vloženy # buňky.} other {Vloženo # buněk.}}',
    pastedPartly:
      '{count, plural, one {Vložena # buňka} few {Vloženy # buňky} other {Vloženo # buněk}}, {refused, plural, one {# odmítnuta} few {# odmítnuty} other {# odmítnuto}}: {list}',
    pastedBeside:
      '{count, plural, one {# hodnota padla do sloupce, který tu nejde změnit.} few {# hodnoty padly do sloupců, které tu nejdou změnit.} other {# hodnot padlo do sloupců, které tu nejdou změnit.}}',
    pastedBeyond:
      '{count, plural, one {# hodnota se na stránku nevešla.} few {# hodnoty se na stránku nevešly.} other {# hodnot se na stránku nevešlo.}}',
    pastedNowhere: 'Buňky ve sloupci „{name}“ tu nejdou změnit.',
    notOffered: 'Vyberte hodnotu z nabídky.',
    keepTheirs: 'Nechat „{theirs}“',
    undoneAll: 'Vzato zpět u {count, plural, one {# řádku} few {# řádků} other {# řádků}}.',
    partly:
      'Hotovo {done, number} z {count, number}, {failed, plural, one {# se nepodařilo} few {# se nepodařily} other {# se nepodařilo}}.',
  },
  ro: {
    chosen:
      '{count, plural, one {Un rând selectat} few {# rânduri selectate} other {# de rânduri selectate}}',
    moreActions: 'Alte acțiuni',
    chooseAll: 'Selectați toate rezultatele ({count, number})',
    clear: 'Anulați selecția',
    running: '{name}: {done, number} din {count, number}',
    done: 'efectuat pentru {done, number} din {count, number}.',
    undone: 'anulat pentru {done, number} din {count, number}.',
    sure: 'Aplicați „{name}” pentru {count, plural, one {un rând} few {# rânduri} other {# de rânduri}}?',
    canUndo: 'Modificarea va putea fi anulată.',
    stopped:
      'Ați anulat înainte de a ajunge la {count, plural, one {un rând, care a rămas selectat} few {# rânduri, care au rămas selectate} other {# de rânduri, care au rămas selectate}}.',
    more: 'și încă {count, number}',
    retry: 'Încercați din nou pentru {count, plural, one {un rând} few {# rânduri} other {# de rânduri}}',
    undo: 'Anulați modificarea',
    redo: 'Refaceți modificarea',
    export: 'Export în CSV',
    exporting: 'Se pregătește fișierul: {done, number} din {count, number}',
    exported:
      'Fișierul a fost descărcat și are {count, plural, one {un rând} few {# rânduri} other {# de rânduri}}.',
    exportFailed: 'Fișierul nu a putut fi pregătit.',
    changed: '{row}, {name}: modificat din „{from}” în „{to}”.',
    changedBack: '{row}, {name}: readus din „{to}” la „{from}”.',
    changedCells:
      '{count, plural, one {O celulă a fost modificată.} few {# celule au fost modificate.} other {# de celule au fost modificate.}}',
    changedBackCells:
      '{count, plural, one {O celulă a fost readusă la valoarea anterioară.} few {# celule au fost readuse la valorile anterioare.} other {# de celule au fost readuse la valorile anterioare.}}',
    conflict: 'Între timp, altcineva a salvat aici „{theirs}”.',
    conflictOf:
      '{row}, {name}: valoarea dumneavoastră este „{mine}”, iar altcineva a salvat între timp „{theirs}”.',
    conflictMine: 'Între timp ați salvat aici „{theirs}” în altă fereastră.',
    conflictMineOf:
      '{row}, {name}: aici aveți „{mine}”, iar în altă fereastră ați salvat între timp „{theirs}”.',
    denied:
      'Nu aveți dreptul de a face această modificare sau sesiunea dumneavoastră s-a încheiat. Autentificați-vă în altă filă și salvați-o din nou ori adresați-vă administratorului. Valoarea introdusă rămâne.',
    save: 'Salvați',
    correct: 'Corectați',
    putBack: 'Reveniți la „{saved}”',
    keepMine: 'Salvați „{mine}”',
    nothing: 'nimic',
    pasted:
      '{count, plural, one {O celulă a fost lipită.} few {# celule au fost lipite.} other {# de celule au fost lipite.}}',
    pastedPartly:
      '{count, plural, one {O celulă lipită} few {# celule lipite} other {# de celule lipite}}, {refused, plural, one {una respinsă} few {# respinse} other {# respinse}}: {list}',
    pastedBeside:
      '{count, plural, one {O valoare se află într-o coloană care nu poate fi modificată aici.} few {# valori se află în coloane care nu pot fi modificate aici.} other {# de valori se află în coloane care nu pot fi modificate aici.}}',
    pastedBeyond:
      '{count, plural, one {O valoare nu a încăput pe pagină.} few {# valori nu au încăput pe pagină.} other {# de valori nu au încăput pe pagină.}}',
    pastedNowhere: 'Celulele din coloana „{name}” nu pot fi modificate aici.',
    notOffered: 'Alegeți o valoare din listă.',
    keepTheirs: 'Păstrați „{theirs}”',
    undoneAll:
      'Modificarea a fost anulată pentru {count, plural, one {un rând} few {# rânduri} other {# de rânduri}}.',
    partly:
      'Efectuat pentru {done, number} din {count, number}, {failed, plural, one {unul nu a reușit} few {# nu au reușit} other {# nu au reușit}}.',
  },
  en: {
    chosen: 'Selected: {count, plural, one {# row} other {# rows}}',
    moreActions: 'More actions',
    chooseAll: 'Select everything found ({count, number})',
    clear: 'Clear the selection',
    running: '{name}: {done, number} of {count, number}',
    done: 'done for {done, number} of {count, number}.',
    undone: 'undone for {done, number} of {count, number}.',
    sure: 'Do “{name}” for {count, plural, one {# row} other {# rows}}?',
    canUndo: 'It can be undone.',
    stopped:
      'You cancelled before {count, plural, one {# row was reached; it stays selected} other {# rows were reached; they stay selected}}.',
    more: 'and {count, number} more',
    retry: 'Try again for {count, plural, one {# row} other {# rows}}',
    undo: 'Undo',
    redo: 'Redo',
    export: 'CSV export',
    exporting: 'Preparing the file: {done, number} of {count, number}',
    exported: 'The file is downloaded, with {count, plural, one {# row} other {# rows}}.',
    exportFailed: 'The file could not be prepared.',
    changed: '{row}, {name}: changed from “{from}” to “{to}”.',
    changedBack: '{row}, {name}: taken back from “{to}” to “{from}”.',
    changedCells: 'Changed: {count, plural, one {# cell} other {# cells}}.',
    changedBackCells: 'Taken back: {count, plural, one {# cell} other {# cells}}.',
    conflict: 'Somebody else has saved “{theirs}” here meanwhile.',
    conflictOf: '{row}, {name}: your value is “{mine}”, and somebody else has saved “{theirs}” meanwhile.',
    conflictMine: 'You have saved “{theirs}” here in another window meanwhile.',
    conflictMineOf:
      '{row}, {name}: here you have “{mine}”, and in another window you have saved “{theirs}” meanwhile.',
    denied:
      'You may not make this change, or your session has ended. Sign in again in another tab and save it once more, or ask the administrator. What you put in stays.',
    save: 'Save',
    correct: 'Correct',
    putBack: 'Put back “{saved}”',
    keepMine: 'Save “{mine}”',
    nothing: 'nothing',
    pasted: '{count, plural, one {# cell was pasted.} other {# cells were pasted.}}',
    pastedPartly:
      '{count, plural, one {# cell was pasted} other {# cells were pasted}}, {refused, plural, one {# refused} other {# refused}}: {list}',
    pastedBeside:
      '{count, plural, one {# value fell into a column that can’t be changed here.} other {# values fell into columns that can’t be changed here.}}',
    pastedBeyond: '{count, plural, one {# value is beyond the page.} other {# values are beyond the page.}}',
    pastedNowhere: 'Cells of the column “{name}” can’t be changed here.',
    notOffered: 'Choose one of the values offered.',
    keepTheirs: 'Keep “{theirs}”',
    undoneAll: 'Undone for {count, plural, one {# row} other {# rows}}.',
    partly: 'Done for {done, number} of {count, number}, {failed, plural, one {# failed} other {# failed}}.',
  },
})
