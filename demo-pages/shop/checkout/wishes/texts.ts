import { defineTexts } from '#shop/site/site.ts'

/** The page on which the owner of a new account chooses a password, and the mails that lead to it. */
export const ACCOUNT_TEXTS = defineTexts({
  cz: {
    title: 'Nové heslo',
    lead: 'Zvolte si heslo ke svému účtu. S ním pak uvidíte všechny své objednávky.',
    password: 'Heslo',
    again: 'Heslo ještě jednou',
    hint: 'Velké i malé písmeno, číslice a zvláštní znak.',
    submit: 'Uložit heslo',
    weak: 'Heslo musí mít velké i malé písmeno, číslici a zvláštní znak.',
    differs: 'Hesla se musí shodovat.',
    over: 'Tento odkaz už neplatí. Byl použitý, nebo je starší než týden.',
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
    title: 'Parolă nouă',
    lead: 'Alegeți parola contului dumneavoastră. Cu ea vedeți apoi toate comenzile.',
    password: 'Parola',
    again: 'Parola încă o dată',
    hint: 'O literă mare, una mică, o cifră și un caracter special.',
    submit: 'Salvez parola',
    weak: 'Parola trebuie să aibă o literă mare, una mică, o cifră și un caracter special.',
    differs: 'Parolele trebuie să coincidă.',
    over: 'Acest link nu mai este valabil. A fost folosit sau este mai vechi de o săptămână.',
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
