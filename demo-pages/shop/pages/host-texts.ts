import type { MarketCode } from '../contract.ts'
import type { Host } from './read-host.ts'

interface HostTexts {
  title: string
  lead: string
  /** Of the two pages of an app: with islands of the page, and without. */
  beside: string
  alone: string
  /** Over what stands in the page itself. */
  inPage: string
  heading: string
  price: string
  hosts: Record<Host, string>
  aloneLabel: string
  noScript: string
}

export const HOST_TEXTS: Readonly<Record<MarketCode, HostTexts>> = {
  cz: {
    title: 'Aplikace v Reactu a v Preactu',
    lead: 'Vlastní aplikace stránky bere komponenty z balíčku npm a má s komponentami stránky jeden výkup i jeden košík.',
    beside: 'Zařízení se vybírá v komponentě stránky, prodejní formulář je v aplikaci.',
    alone: 'Celý výkup je v aplikaci; nastavení stránky dostává jako vlastnosti.',
    inPage: 'Na stránce',
    heading: 'Prodejte ho z aplikace',
    price: 'Cena, jak ji vidí aplikace',
    hosts: { react: 'Aplikace v Reactu', preact: 'Aplikace v Preactu' },
    aloneLabel: 'sama na stránce',
    noScript: 'Aplikace potřebuje JavaScript.',
  },
  ro: {
    title: 'Aplicații React și Preact',
    lead: 'Aplicația proprie a paginii ia componentele din pachetul npm și are cu componentele paginii aceeași vânzare și același coș.',
    beside: 'Dispozitivul se alege în componenta paginii, formularul de vânzare este în aplicație.',
    alone: 'Toată vânzarea este în aplicație; setările paginii îi sunt date ca proprietăți.',
    inPage: 'În pagină',
    heading: 'Vindeți-l din aplicație',
    price: 'Prețul văzut de aplicație',
    hosts: { react: 'Aplicație React', preact: 'Aplicație Preact' },
    aloneLabel: 'singură pe pagină',
    noScript: 'Aplicația are nevoie de JavaScript.',
  },
}
