import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Upozornění',
    'component.help':
      'Společné místo pro zprávy všech komponent stránky a pro zprávy serveru. Stačí jedno na stránku.',
    'params.initial.label': 'Zprávy serveru',
    'params.initial.help':
      'Seznam zpráv v JSON, každá s klíči level, title a text. Level je úroveň Djanga (10 až 40) nebo její název, title smí chybět.',
    region: 'Upozornění',
    info: 'Informace',
    warning: 'Pozor',
    success: 'Hotovo',
    error: 'Chyba',
    dismiss: 'Zavřít: {title}',
    offlineTitle: 'Jste offline',
    offlineText: 'Co jste vyplnili, zůstává. Jakmile se připojení obnoví, můžete pokračovat.',
    online: 'Připojení k internetu je zpět.',
  },
  ro: {
    'component.label': 'Notificări',
    'component.help':
      'Aici apar mesajele tuturor componentelor paginii și ale serverului. Este de ajuns o singură componentă pe pagină.',
    'params.initial.label': 'Mesajele serverului',
    'params.initial.help':
      'Listă de mesaje în JSON, fiecare cu cheile level, title și text. Level este nivelul Django (10–40) sau numele lui, title poate lipsi.',
    region: 'Notificări',
    info: 'Informație',
    warning: 'Atenție',
    success: 'Gata',
    error: 'Eroare',
    dismiss: 'Închideți: {title}',
    offlineTitle: 'Sunteți offline',
    offlineText: 'Ce ați completat rămâne. Puteți continua imediat ce revine conexiunea.',
    online: 'Conexiunea la internet a revenit.',
  },
  en: {
    'component.label': 'Notifications',
    'component.help':
      'The one place for the messages of all components of the page and of the server. One per page is enough.',
    'params.initial.label': 'Messages of the server',
    'params.initial.help':
      'A list of messages in JSON, each with the keys level, title and text. Level is Django’s (10 to 40) or its name, the title may be missing.',
    region: 'Notifications',
    info: 'Information',
    warning: 'Warning',
    success: 'Done',
    error: 'Error',
    dismiss: 'Close: {title}',
    offlineTitle: 'You are offline',
    offlineText: 'What you filled in stays. You can go on as soon as the connection is back.',
    online: 'The internet connection is back.',
  },
})

export const t = createTranslate(messages)
