import type { MarketCode } from '../contract.ts'
import type { Content } from '../data/content.ts'
import { SAMPLE_TOKENS } from '../data/sample-tokens.ts'
import { DEMO_ACCOUNTS } from '../data/seed-users.ts'
import { SITES } from '../site.ts'
import { listSpecialDevices } from './special-devices.ts'

interface HomeTexts {
  title: string
  description: string
  contents: Content[]
  demos: string
}

const { customer, staff } = DEMO_ACCOUNTS

/** What the home page says; the list of demo pages follows from the database. */
export const HOME_TEXTS: Readonly<Record<MarketCode, HomeTexts>> = {
  cz: {
    title: 'Ukázkový obchod Laguna',
    description: 'Rozcestník pro zkoušení výkupu od první otázky po odeslaný formulář.',
    contents: [
      {
        kind: 'lead',
        text: 'Tady si vyzkoušíte celý výkup, od prvního kliknutí po odeslaný formulář. Všechno se doopravdy ukládá a přežije i restart.',
      },
      { kind: 'heading', text: 'Celá cesta zákazníka' },
      {
        kind: 'links',
        items: [
          {
            label: 'Prodat zařízení',
            href: SITES.cz.paths.buyback,
            text: 'Vyberte zařízení, popište stav, pošlete si cenu nebo zařízení rovnou prodejte.',
          },
          {
            label: 'Předvyplněná adresa',
            href: '/cz/vykup/?type=telefony&manufacturer=apple&model=apple-iphone-13-128gb&color=apple-iphone-13-128gb-blue&condition=functional:yes&condition=display:scratched',
            text: 'Odkaz, který vybere iPhone 13 a odpoví na dvě otázky.',
          },
          {
            label: 'Odeslaný výkup',
            href: `${SITES.cz.paths.review}${SAMPLE_TOKENS.cz}/`,
            text: 'Jak vypadá přehled, na který se zákazník dostane po odeslání.',
          },
          {
            label: 'Zboží a košík',
            href: SITES.cz.paths.goods,
            text: 'Vložte něco do košíku; počet v záhlaví se změní ve všech otevřených panelech.',
          },
          {
            label: 'Servis',
            href: SITES.cz.paths.service,
            text: 'Najděte své zařízení, prohlédněte si opravy s cenami a objednejte je.',
          },
          {
            label: 'Přihlášení',
            href: SITES.cz.paths.signIn,
            text: `Zákazník ${customer.email}, heslo ${customer.password}. Prodávat jde i bez přihlášení.`,
          },
        ],
      },
      { kind: 'heading', text: 'Zařízení, na kterých se něco pozná' },
      { kind: 'links', items: listSpecialDevices('cz') },
      { kind: 'heading', text: 'Zákulisí' },
      {
        kind: 'links',
        items: [
          {
            label: 'Back office',
            href: '/admin/',
            text: `Odeslané výkupy a parametry stránek. Obsluha ${staff.email}, heslo ${staff.password}.`,
          },
          { label: 'Pošta k odeslání', href: '/qa/outbox/', text: 'E-maily, které by zákazníci dostali.' },
          {
            label: 'Zlobivý server',
            href: '/qa/misbehave/',
            text: 'Zpoždění, výpadky, chybné odpovědi a nový ceník na povel.',
          },
          {
            label: 'Vyměňovaný obsah',
            href: `${SITES.cz.paths.demos}htmx/`,
            text: 'Stránka, která části sebe vyměňuje knihovnou htmx.',
          },
          {
            label: 'Aplikace v Reactu a v Preactu',
            href: `${SITES.cz.paths.demos}hosts/`,
            text: 'Komponenty jako balíček npm, vedle komponent stránky.',
          },
        ],
      },
    ],
    demos: 'Jednotlivé komponenty',
  },
  ro: {
    title: 'Magazinul demonstrativ Laguna',
    description: 'Punct de plecare pentru testarea vânzării, de la prima întrebare la formularul trimis.',
    contents: [
      {
        kind: 'lead',
        text: 'Aici încercați întreaga vânzare, de la primul clic la formularul trimis. Totul se salvează cu adevărat și rămâne și după repornire.',
      },
      { kind: 'heading', text: 'Drumul clientului' },
      {
        kind: 'links',
        items: [
          {
            label: 'Vindeți un dispozitiv',
            href: SITES.ro.paths.buyback,
            text: 'Alegeți dispozitivul, descrieți starea, primiți prețul pe e-mail sau vindeți pe loc.',
          },
          {
            label: 'Adresă precompletată',
            href: '/ro/vanzare/?type=telefoane&manufacturer=apple&model=apple-iphone-13-128gb&color=apple-iphone-13-128gb-blue&condition=functional:yes&condition=display:scratched',
            text: 'Un link care alege iPhone 13 și răspunde la două întrebări.',
          },
          {
            label: 'O vânzare trimisă',
            href: `${SITES.ro.paths.review}${SAMPLE_TOKENS.ro}/`,
            text: 'Prezentarea la care ajunge clientul după trimitere.',
          },
          {
            label: 'Produse și coș',
            href: SITES.ro.paths.goods,
            text: 'Puneți ceva în coș; numărul din antet se schimbă în toate filele deschise.',
          },
          {
            label: 'Service',
            href: SITES.ro.paths.service,
            text: 'Găsiți dispozitivul, vedeți reparațiile cu prețuri și comandați-le.',
          },
          {
            label: 'Autentificare',
            href: SITES.ro.paths.signIn,
            text: `Clientul ${customer.email}, parola ${customer.password}. Se poate vinde și fără cont.`,
          },
        ],
      },
      { kind: 'heading', text: 'Dispozitive cu ceva aparte' },
      { kind: 'links', items: listSpecialDevices('ro') },
      { kind: 'heading', text: 'În culise' },
      {
        kind: 'links',
        items: [
          {
            label: 'Back office',
            href: '/admin/',
            text: `Vânzările trimise și parametrii paginilor. Angajatul ${staff.email}, parola ${staff.password}.`,
          },
          {
            label: 'Mesaje de trimis',
            href: '/qa/outbox/',
            text: 'E-mailurile pe care le-ar primi clienții.',
          },
          {
            label: 'Serverul neascultător',
            href: '/qa/misbehave/',
            text: 'Întârzieri, căderi, răspunsuri greșite și prețuri noi la comandă.',
          },
          {
            label: 'Conținut înlocuit',
            href: `${SITES.ro.paths.demos}htmx/`,
            text: 'O pagină care își înlocuiește părțile cu biblioteca htmx.',
          },
          {
            label: 'Aplicații React și Preact',
            href: `${SITES.ro.paths.demos}hosts/`,
            text: 'Componentele ca pachet npm, lângă componentele paginii.',
          },
        ],
      },
    ],
    demos: 'Componentele una câte una',
  },
}
