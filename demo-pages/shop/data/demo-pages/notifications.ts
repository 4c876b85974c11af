import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'

const MESSAGES = {
  cz: [
    { level: 25, title: 'Přihlášeno', text: 'Vítejte zpátky, Jano.' },
    { level: 30, title: 'Zkrácená doba', text: 'V pátek voláme jen do 14 hodin.' },
    { level: 40, title: null, text: 'Platbu se nepodařilo ověřit <b>ani napodruhé</b>.' },
  ],
  ro: [
    { level: 25, title: 'Autentificat', text: 'Bine ați revenit, Ioana.' },
    { level: 30, title: 'Program scurt', text: 'Vineri răspundem doar până la ora 14.' },
    { level: 40, title: null, text: 'Plata nu a putut fi verificată <b>nici a doua oară</b>.' },
  ],
} as const

export const demoPage: DemoPage = {
  title: words('Upozornění', 'Notificări'),
  intro: words(
    'Společné místo pro zprávy ostatních komponent. Zpráva se objeví v každém z nich; vyvolá ji třeba odeslání ceny e-mailem.',
    'Locul comun pentru mesajele celorlalte componente. Mesajul apare în fiecare; îl provoacă de exemplu trimiterea prețului pe e-mail.',
  ),
  variants: [
    {
      title: words('Zprávy, které přišly se stránkou', 'Mesaje venite odată cu pagina'),
      text: words(
        'Parametr initial. Značky v textu zůstávají textem.',
        'Parametrul initial. Marcajele din text rămân text.',
      ),
      listParams: market => [textParam('initial', JSON.stringify(MESSAGES[market]))],
    },
    {
      title: words('Odkud zprávy přicházejí', 'De unde vin mesajele'),
      component: 'buyback-selector',
      listParams: () => [textParam('code', 'apple-iphone-13-128gb-blue')],
    },
    { title: words('Podruhé na téže stránce', 'A doua oară pe aceeași pagină') },
  ],
}
