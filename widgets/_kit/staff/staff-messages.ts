import { defineMessages } from '#core/intl/define-messages.ts'

export const staffMessages = defineMessages({
  cs: {
    anonymous: 'Tato stránka je jen pro přihlášenou obsluhu.',
    server:
      'Při zpracování požadavku došlo k chybě. Zkuste to prosím znovu. Když se to zopakuje, řekněte to správci.',
    serverCode:
      'Při zpracování požadavku došlo k chybě. Zkuste to prosím znovu. Když se to zopakuje, pošlete správci tento kód: {id}',
    deleted: 'Tuto položku mezitím někdo smazal, změnit už ji nejde.',
  },
  ro: {
    anonymous: 'Această pagină este doar pentru personalul autentificat.',
    server:
      'A apărut o eroare la procesarea cererii. Încercați din nou. Dacă se repetă, anunțați administratorul.',
    serverCode:
      'A apărut o eroare la procesarea cererii. Încercați din nou. Dacă se repetă, trimiteți administratorului acest cod: {id}',
    deleted: 'Altcineva a șters între timp acest element; nu mai poate fi modificat.',
  },
  en: {
    anonymous: 'This page is only for staff who are signed in.',
    server:
      'There was an error processing your request. Please try again. If it recurs, tell the administrator.',
    serverCode:
      'There was an error processing your request. Please try again. If it recurs, send the administrator this code: {id}',
    deleted: 'Somebody has deleted this item meanwhile; it can no longer be changed.',
  },
})
