import { SITES } from '../../site.ts'
import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { flagParam, textParam } from '../page-seed.ts'

export const demoPage: DemoPage = {
  title: words('Odkaz na košík', 'Linkul spre coș'),
  intro: words(
    'Počet produktů v košíku. Sleduje každou změnu: na této stránce, v jiném panelu i po přihlášení. Něco do košíku vložíte na stránce Zboží.',
    'Numărul de produse din coș. Urmărește orice schimbare: pe această pagină, în altă filă și după autentificare. Puneți ceva în coș pe pagina Produse.',
  ),
  variants: [
    {
      title: words('S nápisem', 'Cu inscripție'),
      text: words(
        'Kolik odkazů na stránce je, tolik jich ukazuje totéž; server se ptá jen jednou.',
        'Oricâte linkuri ar fi pe pagină, arată același lucru; serverul este întrebat o singură dată.',
      ),
      listParams: market => [textParam('href', SITES[market].paths.cart)],
      listContent: () => [{ kind: 'cart-link' }],
    },
    {
      title: words('Jen obrázek', 'Doar imaginea'),
      text: words('Parametr showLabel.', 'Parametrul showLabel.'),
      listParams: market => [textParam('href', SITES[market].paths.cart), flagParam('showLabel', false)],
      listContent: () => [{ kind: 'cart-link' }],
    },
    {
      title: words('Až bude vidět', 'Când devine vizibil'),
      text: words('Atribut data-when.', 'Atributul data-when.'),
      when: 'visible',
      listParams: market => [textParam('href', SITES[market].paths.cart)],
      listContent: () => [{ kind: 'cart-link' }],
    },
  ],
}
