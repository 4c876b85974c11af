import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What is printed for the packing table. */
export const commandMessages = defineMessages({
  cs: {
    commands: 'Kódy k vytištění',
    commandsHelp: 'Vytiskněte si je k balicímu stolu. Pak stačí čtečka.',
    'command.confirm': 'Potvrdit',
    'command.undo': 'Vzít zpět',
    'command.take': 'Převzít',
    'command.box': 'Krabice {size}',
    print: 'Vytisknout kódy',
  },
  ro: {
    commands: 'Coduri de tipărit',
    commandsHelp: 'Tipăriți-le pentru masa de ambalare. Apoi este de ajuns scanerul.',
    'command.confirm': 'Confirmare',
    'command.undo': 'Anulare',
    'command.take': 'Preluare',
    'command.box': 'Cutie {size}',
    print: 'Tipăriți codurile',
  },
  en: {
    commands: 'Codes to print',
    commandsHelp: 'Print them for the packing table. Then a scanner is enough.',
    'command.confirm': 'Confirm',
    'command.undo': 'Undo',
    'command.take': 'Take over',
    'command.box': 'Box {size}',
    print: 'Print the codes',
  },
})

export const t = createTranslate(commandMessages)
