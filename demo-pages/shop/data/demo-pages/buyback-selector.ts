import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { flagParam, textParam } from '../page-seed.ts'
import { TYPES } from '../seed-products.ts'

export const demoPage: DemoPage = {
  title: words('Výběr zařízení a jeho cena', 'Alegerea dispozitivului și prețul'),
  intro: words(
    'Typ, výrobce, model, barva, otázky na stav a cena, která se mění s každou odpovědí.',
    'Tip, producător, model, culoare, întrebări despre stare și prețul care se schimbă cu fiecare răspuns.',
  ),
  variants: [
    {
      title: words('Bez nastavení', 'Fără setări'),
      text: words(
        'Začíná výběrem typu. Na stránce je jeden výkup, který sdílejí všechny její komponenty.',
        'Începe cu alegerea tipului. Pagina are o singură vânzare, comună tuturor componentelor ei.',
      ),
    },
    {
      title: words('Jen telefony, bez odeslání e-mailem', 'Doar telefoane, fără trimitere pe e-mail'),
      text: words('Parametry type a sendPrice.', 'Parametrii type și sendPrice.'),
      slug: 'phones-only',
      when: 'visible',
      listParams: market => [textParam('type', TYPES[market].phone.value), flagParam('sendPrice', false)],
    },
    {
      title: words('Předvybraný iPhone 13', 'iPhone 13 ales dinainte'),
      text: words('Parametr code s kódem zařízení.', 'Parametrul code cu codul dispozitivului.'),
      slug: 'preselected',
      listParams: () => [textParam('code', 'apple-iphone-13-128gb-blue')],
    },
  ],
}
