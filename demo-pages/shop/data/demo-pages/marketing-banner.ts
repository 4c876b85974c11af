import type { MarketCode } from '../../contract.ts'
import { SITES } from '../../site.ts'
import { type Words, words } from '../conditions/condition-seed.ts'
import type { DemoPage, DemoVariant } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'
import type { PlaceholderParam } from '../placeholder-param.ts'

interface Banner {
  id: string
  slot: string
  layout: 'hero' | 'strip' | 'card'
  title?: Words
  text?: Words
  action?: Words
  image?: string
  imageAlt?: Words
  name: Words
  leadsTo: (market: MarketCode) => string
}

const PIXELS = 240

const listBannerParams = (banner: Banner, market: MarketCode): PlaceholderParam[] => {
  const say = (text: Words | undefined): string => text?.[market === 'ro' ? 'ro' : 'cs'] ?? ''
  const size = (name: string): PlaceholderParam => ({ name, value: PIXELS, type: 'integer' })
  const texts = {
    id: banner.id,
    name: say(banner.name),
    creative: banner.layout,
    slot: banner.slot,
    title: say(banner.title),
    text: say(banner.text),
    action: say(banner.action),
    image: banner.image ?? '',
    imageAlt: say(banner.imageAlt),
    href: banner.leadsTo(market),
    layout: banner.layout,
  }
  const params = Object.entries(texts).map(([name, value]) => textParam(name, value))
  return banner.image ? [...params, size('imageWidth'), size('imageHeight')] : params
}

const place = (title: Words, banner: Banner, text?: Words): DemoVariant => ({
  title,
  ...(text && { text }),
  listParams: market => listBannerParams(banner, market),
  listContent: market => [{ kind: 'banner', params: listBannerParams(banner, market) }],
})

const goodsPage = (market: MarketCode, seoName: string): string => `${SITES[market].paths.goods}${seoName}/`

export const demoPage: DemoPage = {
  title: words('Reklamní plocha', 'Banner publicitar'),
  intro: words(
    'Odkaz s obrázkem a textem. Kdo ho má vteřinu alespoň z poloviny před očima, je započítán; kliknutí také.',
    'Un link cu imagine și text. Cine îl are o secundă cel puțin pe jumătate în fața ochilor este numărat; clicul la fel.',
  ),
  variants: [
    place(words('Přes celou šířku', 'Pe toată lățimea'), {
      id: 'autumn-2026',
      slot: 'home-top',
      layout: 'hero',
      name: words('Podzim 2026', 'Toamna 2026'),
      title: words('Starý telefon za nový', 'Telefonul vechi pentru unul nou'),
      text: words(
        'Váš telefon vykoupíme a jeho cenu odečteme z nového iPhonu 16. Cenu znáte za dvě minuty.',
        'Cumpărăm telefonul dumneavoastră și scădem prețul lui din cel al noului iPhone 16. Aflați prețul în două minute.',
      ),
      action: words('Zjistit cenu', 'Aflați prețul'),
      image: '/media/devices/apple-iphone-16-128gb-teal.svg',
      leadsTo: market => SITES[market].paths.buyback,
    }),
    place(
      words('Nízký pruh', 'Bandă joasă'),
      {
        id: 'service-2026',
        slot: 'page-strip',
        layout: 'strip',
        name: words('Servis 2026', 'Service 2026'),
        title: words('Nový displej do druhého dne', 'Ecran nou până mâine'),
        text: words('Doprava na servis i zpět je zdarma.', 'Transportul la service și înapoi este gratuit.'),
        action: words('Objednat opravu', 'Comandați reparația'),
        image: '/media/types/phone.svg',
        leadsTo: market => SITES[market].paths.service,
      },
      words('Parametr layout je strip.', 'Parametrul layout este strip.'),
    ),
    place(
      words('Karta bez tlačítka', 'Card fără buton'),
      {
        id: 'chargers-2026',
        slot: 'page-card',
        layout: 'card',
        name: words('Nabíječky 2026', 'Încărcătoare 2026'),
        title: words('Rychlá nabíječka', 'Încărcător rapid'),
        text: words('Polovina baterie za půl hodiny.', 'Jumătate din baterie în treizeci de minute.'),
        image: '/media/accessories/charger.svg',
        leadsTo: market => goodsPage(market, 'nabijecka-usb-c-20w'),
      },
      words('Odkazem je celá karta.', 'Tot cardul este link.'),
    ),
    place(
      words('Jen obrázek', 'Doar imaginea'),
      {
        id: 'watch-2026',
        slot: 'page-picture',
        layout: 'card',
        name: words('Hodinky 2026', 'Ceasuri 2026'),
        image: '/media/devices/apple-watch-series-10-42mm-rose.svg',
        imageAlt: words('Apple Watch Series 10 skladem', 'Apple Watch Series 10 în stoc'),
        leadsTo: market => goodsPage(market, 'apple-watch-series-10-42mm'),
      },
      words('Popis obrázku je i názvem odkazu.', 'Descrierea imaginii este și numele linkului.'),
    ),
  ],
}
