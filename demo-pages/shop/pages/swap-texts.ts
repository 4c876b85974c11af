import type { MarketCode } from '../contract.ts'

export const SWAP_PARTS = ['buyback', 'cart', 'account'] as const
export type SwapPart = (typeof SWAP_PARTS)[number]

interface SwapTexts {
  title: string
  lead: string
  nav: string
  parts: Record<SwapPart, string>
}

export const SWAP_TEXTS: Readonly<Record<MarketCode, SwapTexts>> = {
  cz: {
    title: 'Vyměňovaný obsah',
    lead: 'Odkazy vymění jen část stránky, pomocí knihovny htmx. Komponenty v nové části ožijí a po těch starých nic nezůstane. Bez JavaScriptu vedou odkazy na celou stránku.',
    nav: 'Části stránky',
    parts: { buyback: 'Výkup', cart: 'Košík', account: 'Přihlášení' },
  },
  ro: {
    title: 'Conținut înlocuit',
    lead: 'Linkurile înlocuiesc doar o parte din pagină, cu biblioteca htmx. Componentele din partea nouă prind viață, iar din cele vechi nu rămâne nimic. Fără JavaScript, linkurile duc la pagina întreagă.',
    nav: 'Părțile paginii',
    parts: { buyback: 'Vânzare', cart: 'Coș', account: 'Autentificare' },
  },
}
