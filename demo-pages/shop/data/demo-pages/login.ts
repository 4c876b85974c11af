import { SITES } from '../../site.ts'
import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'
import { DEMO_ACCOUNTS } from '../seed-users.ts'

const { email, password } = DEMO_ACCOUNTS.customer

export const demoPage: DemoPage = {
  title: words('Přihlášení', 'Autentificare'),
  intro: words(
    `Zákazník ${email}, heslo ${password}. Kdo už přihlášený je, vidí své jméno a tlačítko pro odhlášení.`,
    `Clientul ${email}, parola ${password}. Cine este deja în cont își vede numele și butonul de deconectare.`,
  ),
  variants: [
    {
      title: words('Zůstat na stránce', 'Rămâne pe pagină'),
      listParams: () => [],
      listContent: () => [{ kind: 'sign-in', id: 'sign-in-stay', next: '' }],
    },
    {
      title: words('Pokračovat do košíku', 'Continuă spre coș'),
      text: words('Parametr next.', 'Parametrul next.'),
      slug: 'next',
      listParams: market => [textParam('next', SITES[market].paths.cart)],
      listContent: market => [{ kind: 'sign-in', id: 'sign-in-next', next: SITES[market].paths.cart }],
    },
    {
      title: words('S košíkem vedle', 'Cu coșul alături'),
      text: words(
        'Košík z tohoto prohlížeče se po přihlášení spojí s košíkem účtu a odkaz to hned ukáže.',
        'La autentificare coșul din acest browser se unește cu cel al contului, iar linkul arată asta imediat.',
      ),
      component: 'cart-badge',
      listParams: market => [textParam('href', SITES[market].paths.cart)],
      listContent: () => [{ kind: 'cart-link' }],
    },
  ],
}
