import type { MarketCode } from '../../contract.ts'
import { SITES } from '../../site.ts'
import { words } from '../conditions/condition-seed.ts'
import type { Content } from '../content.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'

/** What those without scripts are led to instead: the server knows nobody's last products. */
const listGoodsLink = (market: MarketCode): Content[] => [
  {
    kind: 'links',
    items: [
      { label: market === 'ro' ? 'Toate produsele' : 'Všechno zboží', href: SITES[market].paths.goods },
    ],
  },
]

export const demoPage: DemoPage = {
  title: words('Naposledy prohlížené produkty', 'Produse vizualizate recent'),
  intro: words(
    'Čtyři produkty, které si tento prohlížeč prohlédl naposledy, nejnovější první. Prohlédněte si něco na stránce Zboží a vraťte se sem.',
    'Patru produse pe care acest browser le-a văzut ultima dată, cel mai nou primul. Uitați-vă la ceva pe pagina Produse și reveniți aici.',
  ),
  variants: [
    {
      title: words('Bez nastavení', 'Fără setări'),
      text: words(
        'Kdo si zatím nic neprohlédl, nevidí pod touto větou nic.',
        'Cine nu a văzut încă nimic nu vede nimic sub această propoziție.',
      ),
      listContent: listGoodsLink,
    },
    {
      title: words('Na stránce produktu, s vlastním nadpisem', 'Pe pagina unui produs, cu titlu propriu'),
      text: words(
        'Parametry code a heading: nabíječka se zařadí mezi prohlížené, sama sobě se nenabízí.',
        'Parametrii code și heading: încărcătorul intră printre cele vizualizate, dar nu se recomandă pe sine.',
      ),
      slug: 'product',
      listParams: market => [
        textParam('code', 'nabijecka-usb-c-20w'),
        textParam('heading', market === 'ro' ? 'V-ați mai uitat la' : 'Také jste se dívali na'),
      ],
      listContent: listGoodsLink,
    },
  ],
}
