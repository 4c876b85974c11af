import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'
import { SAMPLE_TOKENS } from '../sample-tokens.ts'

export const demoPage: DemoPage = {
  title: words('Přehled odeslaného výkupu', 'Prezentarea unei vânzări trimise'),
  intro: words(
    'Jen pro čtení. Osobní čísla jsou zakrytá.',
    'Doar pentru citire. Numerele personale sunt mascate.',
  ),
  variants: [
    {
      title: words('Výkup, který existuje', 'O vânzare care există'),
      listParams: market => [textParam('id', SAMPLE_TOKENS[market])],
    },
    {
      title: words('Výkup, který neexistuje', 'O vânzare care nu există'),
      when: 'visible',
      listParams: () => [textParam('id', 'neznamy-vykup')],
    },
  ],
}
