import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'
import { TERMS_PATHS } from '../site-pages/terms-page.ts'

export const demoPage: DemoPage = {
  title: words('Formulář prodeje online', 'Formularul de vânzare online'),
  intro: words(
    'Otevře se po ocenění zařízení, proto je nad ním i výběr. Telefon chce IMEI, ostatní zařízení sériové číslo.',
    'Se deschide după evaluare, de aceea deasupra este și selectorul. Telefonul cere IMEI, celelalte numărul de serie.',
  ),
  variants: [
    {
      title: words('Výběr s předvybraným telefonem', 'Selectorul cu un telefon ales dinainte'),
      component: 'buyback-selector',
      listParams: () => [textParam('code', 'samsung-galaxy-s24-128gb-black')],
    },
    {
      title: words('Formulář', 'Formularul'),
      text: words(
        'Parametr termsUrl přidá souhlas s podmínkami.',
        'Parametrul termsUrl adaugă acordul cu condițiile.',
      ),
      listParams: market => [textParam('termsUrl', TERMS_PATHS[market])],
    },
  ],
}
