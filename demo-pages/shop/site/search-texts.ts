import { defineTexts } from './site.ts'

export const SEARCH_TEXTS = defineTexts({
  cz: {
    title: 'Hledání',
    titleOf: (term: string) => `Hledání: ${term}`,
    description: 'Hledání ve zboží, výkupu a servisu.',
    inShop: 'Hledání v obchodě',
    onPage: 'Nové hledání',
    field: 'Co hledáte',
    hint: 'Telefon, kryt, oprava…',
    submit: 'Hledat',
    goods: 'Zboží',
    devices: 'Výkup a servis',
    sell: 'Prodat',
    sellOf: (name: string) => `Prodat: ${name}`,
    repair: 'Opravit',
    repairOf: (name: string) => `Opravit: ${name}`,
    none: (term: string) =>
      `Na dotaz „${term}“ jsme nic nenašli. Zkuste jen značku nebo model, třeba iPhone 13.`,
    short: 'Zadejte prosím aspoň dvě písmena nebo číslice.',
    lead: 'Hledáme ve zboží i v zařízeních, která vykupujeme a opravujeme. Na háčkách a čárkách nezáleží.',
  },
  ro: {
    title: 'Căutare',
    titleOf: (term: string) => `Căutare: ${term}`,
    description: 'Căutare printre produse, dispozitive cumpărate și reparații.',
    inShop: 'Căutare în magazin',
    onPage: 'Căutare nouă',
    field: 'Ce căutați',
    hint: 'Telefon, husă, reparație…',
    submit: 'Căutare',
    goods: 'Produse',
    devices: 'Vânzare și service',
    sell: 'Vindeți',
    sellOf: (name: string) => `Vindeți: ${name}`,
    repair: 'Reparați',
    repairOf: (name: string) => `Reparați: ${name}`,
    none: (term: string) =>
      `Nu am găsit nimic pentru „${term}”. Încercați doar marca sau modelul, de exemplu iPhone 13.`,
    short: 'Introduceți cel puțin două litere sau cifre.',
    lead: 'Căutăm printre produse și printre dispozitivele pe care le cumpărăm și le reparăm. Diacriticele nu contează.',
  },
})
