import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'

export const demoPage: DemoPage = {
  title: words('Servis: chytré vyhledávání', 'Service: căutare inteligentă'),
  intro: words(
    'Najde zařízení podle názvu. Bez výběru zařízení na stránce přejde na stránku servisu.',
    'Găsește dispozitivul după nume. Fără alegerea dispozitivului pe pagină trece la pagina de service.',
  ),
  variants: [
    {
      title: words('S výběrem zařízení', 'Cu alegerea dispozitivului'),
      text: words('Výběr vyplní zařízení níže.', 'Alegerea completează dispozitivul de mai jos.'),
      listContent: () => [{ kind: 'service-search' }],
    },
    {
      title: words('Co vyhledávání vyplní', 'Ce completează căutarea'),
      component: 'service-selector',
      listContent: () => [{ kind: 'service-steps' }],
    },
    {
      title: words('Samotné, s vlastním popiskem', 'Singură, cu etichetă proprie'),
      text: words(
        'Parametr label. Výběr vede na stránku servisu.',
        'Parametrul label. Alegerea duce la pagina de service.',
      ),
      slug: 'alone',
      listParams: market => [
        textParam('label', market === 'ro' ? 'Ce telefon aveți?' : 'Jaký máte telefon?'),
      ],
      listContent: () => [{ kind: 'service-search' }],
    },
  ],
}
