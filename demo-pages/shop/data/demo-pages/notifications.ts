import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'

export const demoPage: DemoPage = {
  title: words('Upozornění', 'Notificări'),
  intro: words(
    'Společné místo pro zprávy ostatních komponent. Zpráva se objeví v každém z nich; vyvolá ji třeba odeslání ceny e-mailem.',
    'Locul comun pentru mesajele celorlalte componente. Mesajul apare în fiecare; îl provoacă de exemplu trimiterea prețului pe e-mail.',
  ),
  variants: [
    { title: words('Nahoře na stránce', 'Sus pe pagină') },
    {
      title: words('Odkud zprávy přicházejí', 'De unde vin mesajele'),
      component: 'buyback-selector',
      listParams: () => [textParam('code', 'apple-iphone-13-128gb-blue')],
    },
    { title: words('Podruhé na téže stránce', 'A doua oară pe aceeași pagină') },
  ],
}
