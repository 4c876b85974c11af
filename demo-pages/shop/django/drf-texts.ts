import { defineTexts } from '../site/site.ts'

/** Django REST framework's words as it says them in the market's language: under a language prefix the path decides, not Accept-Language. */
export const DRF_TEXTS = defineTexts({
  cz: {
    required: 'Toto pole je vyžadováno.',
    null: 'Toto pole nesmí být prázdné (null).',
    email: 'Vložte platnou e-mailovou adresu.',
    notSignedIn: 'Nebyly zadány přihlašovací údaje.',
    denied: 'K této akci nemáte oprávnění.',
    notFound: 'Nenalezeno.',
    noPage: 'Neplatná stránka.',
    notAllowed: (method: string) => `Metoda "${method}" není povolena.`,
    unsupported: (type: string) => `Nepodporovaný media type "${type}" v požadavku.`,
    notAnObject: (type: string) => `Chybná data. Byl přijat typ ${type} místo očekávaného slovníku.`,
    notAList: (type: string) => `Byl očekáván seznam položek ale nalezen "${type}".`,
  },
  ro: {
    required: 'Acest câmp este obligatoriu.',
    null: 'Acest câmp nu poate fi nul.',
    email: 'Introduceți o adresă de email validă.',
    notSignedIn: 'Datele de autentificare nu au fost furnizate.',
    denied: 'Nu aveți permisiunea de a efectua această acțiune.',
    notFound: 'Nu a fost găsit(ă).',
    noPage: 'Pagină nevalidă.',
    notAllowed: (method: string) => `Metoda "${method}" nu este permisa.`,
    unsupported: (type: string) => `Cererea conține tipul media neacceptat "${type}"`,
    notAnObject: (type: string) =>
      `Date nevalide. Se aștepta un dicționar de obiecte, dar s-a primit "${type}".`,
    notAList: (type: string) => `Se aștepta o listă de elemente, dar s-a primit tip "${type}".`,
  },
})

/** A JSON value's type as Python names it in such messages. */
export function nameType(value: unknown): string {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'str'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return 'dict'
}
