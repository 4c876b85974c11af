import type { MarketCode } from '../../contract.ts'
import { words } from '../conditions/condition-seed.ts'
import type { Content } from '../content.ts'
import type { DemoPage } from '../demo-page.ts'
import { flagParam, textParam } from '../page-seed.ts'

const STAFF_PAGES: Readonly<Record<MarketCode, Content[]>> = {
  cz: [
    { kind: 'paragraph', text: 'Bez JavaScriptu se mezipaměť maže běžným formulářem na stránce obsluhy.' },
    { kind: 'links', items: [{ label: 'Mezipaměť', href: '/cz/obsluha/mezipamet/' }] },
  ],
  ro: [
    {
      kind: 'paragraph',
      text: 'Fără JavaScript, memoria cache se golește printr-un formular simplu pe pagina personalului.',
    },
    { kind: 'links', items: [{ label: 'Memoria cache', href: '/ro/personal/memorie-cache/' }] },
  ],
}
const listContent = (market: MarketCode): Content[] => STAFF_PAGES[market]

export const demoPage: DemoPage = {
  title: words('Vymazání mezipaměti', 'Golirea memoriei cache'),
  intro: words(
    'Jen pro obsluhu: zákazník čte, že nemá oprávnění, nepřihlášený dostane odkaz na přihlášení. Vyzkoušejte s účtem obsluha@laguna.example a heslem Obsluha-1.',
    'Doar pentru personal: clientul citește că nu are permisiune, iar cine nu este autentificat primește un link. Încercați cu contul obsluha@laguna.example și parola Obsluha-1.',
  ),
  variants: [
    {
      title: words('Bez nastavení', 'Fără setări'),
      text: words('Začíná klíči html a endpoint.', 'Începe cu cheile html și endpoint.'),
      listContent,
    },
    {
      title: words('Vlastní klíče, bez vymazání všeho', 'Chei proprii, fără golirea completă'),
      text: words('Parametry keys a full.', 'Parametrii keys și full.'),
      when: 'visible',
      listParams: () => [textParam('keys', 'product-apple-iphone-13 menu'), flagParam('full', false)],
      listContent,
    },
  ],
}
