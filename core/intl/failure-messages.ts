import { defineMessages } from './define-messages.ts'

/** One text per kind of failure, and what a person can do about it. */
export const failureMessages = defineMessages({
  cs: {
    offline: 'Spojení s obchodem se přerušilo. Zkontrolujte připojení k internetu a zkuste to znovu.',
    timeout: 'Obchod neodpověděl včas. Zkuste to prosím znovu.',
    'signed-out': 'Přihlášení chybí, nebo vypršelo. Přihlaste se prosím, vyplněné údaje zůstanou.',
    forbidden: 'K zobrazení této stránky nemáte oprávnění.',
    'no-cookies':
      'Váš prohlížeč neukládá cookies, bez nich nelze formulář bezpečně odeslat. Povolte je a zkuste to znovu.',
    'not-found': 'Tohle jsme nenašli. Možná to už není v nabídce.',
    invalid: 'Některé údaje nejsou v pořádku. Opravte je prosím.',
    conflict: 'Údaje se mezitím změnily. Zkontrolujte je prosím a pokračujte.',
    'too-large': 'Odesílaný text je příliš dlouhý. Zkraťte ho prosím.',
    'too-many':
      'Příliš mnoho pokusů. Zkuste to znovu za {seconds, plural, one {# sekundu} few {# sekundy} many {# sekundy} other {# sekund}}.',
    contract:
      'Při zpracování požadavku došlo k chybě. Zkuste to prosím znovu, a když se to zopakuje, zavolejte na zákaznickou linku.',
    server:
      'Při zpracování požadavku došlo k chybě. Zkuste to prosím znovu, a když se to zopakuje, zavolejte na zákaznickou linku.',
    unknownOutcome:
      'Nevíme, jestli k nám údaje dorazily. Odešlete je prosím znovu, nic se neprovede dvakrát.',
  },
  ro: {
    offline: 'Legătura cu magazinul s-a întrerupt. Verificați conexiunea la internet și încercați din nou.',
    timeout: 'Magazinul nu a răspuns la timp. Vă rugăm să încercați din nou.',
    'signed-out':
      'Autentificarea lipsește sau a expirat. Vă rugăm să vă autentificați; datele completate rămân.',
    forbidden: 'Nu aveți permisiunea de a accesa această pagină.',
    'no-cookies':
      'Browserul nu păstrează cookie-uri, iar fără ele formularul nu poate fi trimis în siguranță. Permiteți-le și încercați din nou.',
    'not-found': 'Nu am găsit ce căutați. Poate că nu mai este disponibil.',
    invalid: 'Unele date nu sunt corecte. Vă rugăm să le corectați.',
    conflict: 'Datele s-au schimbat între timp. Verificați-le și continuați.',
    'too-large': 'Textul trimis este prea lung. Vă rugăm să îl scurtați.',
    'too-many':
      'Prea multe încercări. Încercați din nou peste {seconds, plural, one {o secundă} few {# secunde} other {# de secunde}}.',
    contract:
      'A apărut o eroare la procesarea cererii. Încercați din nou; dacă se repetă, sunați la serviciul clienți.',
    server:
      'A apărut o eroare la procesarea cererii. Încercați din nou; dacă se repetă, sunați la serviciul clienți.',
    unknownOutcome:
      'Nu știm dacă datele au ajuns la noi. Vă rugăm să le trimiteți din nou; nimic nu va fi înregistrat de două ori.',
  },
  en: {
    offline: 'The connection to the shop was lost. Check your internet connection and try again.',
    timeout: 'The shop did not answer in time. Please try again.',
    'signed-out':
      'You are not signed in, or your session has ended. Please sign in; what you filled in stays.',
    forbidden: 'You do not have permission to access this page.',
    'no-cookies':
      'Your browser keeps no cookies, and without them the form can’t be sent safely. Allow them and try again.',
    'not-found': 'We did not find that. It may no longer be available.',
    invalid: 'Some of the data is not right. Please correct it.',
    conflict: 'The data has changed in the meantime. Please check it and go on.',
    'too-large': 'The text is too long to be sent. Please shorten it.',
    'too-many': 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    contract: 'There was an error processing your request, please try again, if it recurs call the hotline.',
    server: 'There was an error processing your request, please try again, if it recurs call the hotline.',
    unknownOutcome: 'We do not know whether it arrived. Please send it again; nothing is done twice.',
  },
})
