import { SITES } from '../../site.ts'
import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'
import { TYPES } from '../seed-products.ts'

export const demoPage: DemoPage = {
  title: words('Servis: výběr zařízení a opravy', 'Service: alegerea dispozitivului și reparațiile'),
  intro: words(
    'Typ, výrobce, model, barva a seznam oprav s cenou a dobou; prvních sedm je vidět hned.',
    'Tip, producător, model, culoare și lista reparațiilor cu preț și durată; primele șapte se văd imediat.',
  ),
  variants: [
    {
      title: words('Bez nastavení', 'Fără setări'),
      listContent: () => [{ kind: 'service-steps' }],
    },
    {
      title: words('Předvybraný iPhone 13, tři opravy', 'iPhone 13 ales dinainte, trei reparații'),
      text: words(
        'Parametry code, visibleOperations, contactPhone a contactUrl.',
        'Parametrii code, visibleOperations, contactPhone și contactUrl.',
      ),
      slug: 'preselected',
      listParams: market => [
        textParam('code', 'apple-iphone-13-128gb-blue'),
        { name: 'visibleOperations', value: 3, type: 'integer' },
        textParam('contactPhone', SITES[market].phone),
        textParam('contactUrl', SITES[market].paths.service),
      ],
      listContent: market => [
        {
          kind: 'links',
          items: [
            {
              label: 'iPhone 13',
              href: `${SITES[market].paths.service}?code=apple-iphone-13-128gb-blue`,
            },
          ],
        },
      ],
    },
    {
      title: words('Jen tablety', 'Doar tablete'),
      text: words('Parametr type.', 'Parametrul type.'),
      slug: 'tablets-only',
      when: 'visible',
      listParams: market => [textParam('type', TYPES[market].tablet.value)],
      listContent: () => [{ kind: 'service-steps' }],
    },
    {
      title: words('Zařízení, které neopravujeme', 'Un dispozitiv pe care nu îl reparăm'),
      text: words('Seznam oprav je prázdný.', 'Lista reparațiilor este goală.'),
      slug: 'no-operations',
      listParams: () => [textParam('code', 'nokia-3310-2017-red')],
      listContent: () => [{ kind: 'service-steps' }],
    },
  ],
}
