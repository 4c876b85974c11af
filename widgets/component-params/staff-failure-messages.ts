import { defineMessages } from '#core/intl/define-messages.ts'

export const staffFailureMessages = defineMessages({
  cs: {
    deleted: 'Server tuto položku nenašel, mezitím ji někdo smazal.',
    server: 'Při zpracování požadavku došlo k chybě.',
    again: 'Zkuste to prosím znovu. Když se to zopakuje, řekněte to správci.',
    againCode: 'Zkuste to prosím znovu. Když se to zopakuje, pošlete správci tento kód: {id}',
  },
  ro: {
    deleted: 'Serverul nu găsește acest element: altcineva l-a șters între timp.',
    server: 'A apărut o eroare la procesarea cererii.',
    again: 'Încercați din nou. Dacă se repetă, anunțați administratorul.',
    againCode: 'Încercați din nou. Dacă se repetă, trimiteți administratorului acest cod: {id}',
  },
  en: {
    deleted: 'The server does not find this item: somebody has deleted it meanwhile.',
    server: 'There was an error processing your request.',
    again: 'Please try again. If it recurs, tell the administrator.',
    againCode: 'Please try again. If it recurs, send the administrator this code: {id}',
  },
})
