import { defineTexts } from '#shop/site/site.ts'

/** The mails to who wished an account with an order. */
export const ACCOUNT_TEXTS = defineTexts({
  cz: {
    openSubject: 'Váš účet v obchodě Laguna',
    open: (link: string) => [
      'Dobrý den,',
      'při objednávce jste si přáli založit účet. Heslo si zvolíte tady, odkaz platí týden:',
      link,
      'Pokud jste to nebyli vy, nemusíte nic dělat. Bez hesla se do účtu nikdo nepřihlásí.',
    ],
    known: (link: string) => [
      'Dobrý den,',
      'při objednávce jste si přáli založit účet. Na tuto adresu už ho ale máte, přihlásíte se tady:',
      link,
    ],
    sign: (phone: string) => `Vaše Laguna, ${phone}`,
  },
  ro: {
    openSubject: 'Contul dumneavoastră la Laguna',
    open: (link: string) => [
      'Bună ziua,',
      'la comandă ați cerut deschiderea unui cont. Alegeți parola aici, linkul este valabil o săptămână:',
      link,
      'Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic. Fără parolă nimeni nu se poate autentifica.',
    ],
    known: (link: string) => [
      'Bună ziua,',
      'la comandă ați cerut deschiderea unui cont. Aveți deja unul la această adresă, vă autentificați aici:',
      link,
    ],
    sign: (phone: string) => `Echipa Laguna, ${phone}`,
  },
})
