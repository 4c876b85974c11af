export type PageLanguage = 'cs' | 'ro' | 'en'

interface LayoutTexts {
  skip: string
  home: string
  buyback: string
  service: string
  goods: string
  nav: string
  markets: string
  signIn: string
  signOut: string
  phone: string
  about: string
  terms: string
  tools: string
}

export const LAYOUT_TEXTS: Readonly<Record<PageLanguage, LayoutTexts>> = {
  cs: {
    skip: 'Přejít na obsah',
    home: 'Úvod',
    buyback: 'Výkup',
    service: 'Servis',
    goods: 'Zboží',
    nav: 'Hlavní nabídka',
    markets: 'Země',
    signIn: 'Přihlásit se',
    signOut: 'Odhlásit se',
    phone: 'Zavolejte nám',
    about: 'Laguna je ukázkový obchod. Nic se tu doopravdy neprodává ani nevykupuje, vše se ale ukládá.',
    terms: 'Obchodní podmínky',
    tools: 'Pro testery',
  },
  ro: {
    skip: 'Mergi la conținut',
    home: 'Acasă',
    buyback: 'Vindeți',
    service: 'Service',
    goods: 'Produse',
    nav: 'Meniul principal',
    markets: 'Țara',
    signIn: 'Autentificare',
    signOut: 'Deconectare',
    phone: 'Sunați-ne',
    about: 'Laguna este un magazin demonstrativ. Nimic nu se vinde și nu se cumpără, dar totul se salvează.',
    terms: 'Termeni și condiții',
    tools: 'Pentru testeri',
  },
  en: {
    skip: 'Skip to content',
    home: 'Home',
    buyback: 'Buy-back',
    service: 'Service',
    goods: 'Goods',
    nav: 'Main menu',
    markets: 'Market',
    signIn: 'Sign in',
    signOut: 'Sign out',
    phone: 'Call us',
    about: 'Laguna is a demo shop. Nothing is really sold or bought here, yet everything is stored.',
    terms: 'Terms of business',
    tools: 'For testers',
  },
}
