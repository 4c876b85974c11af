import { words } from '../conditions/condition-seed.ts'
import type { DemoPage } from '../demo-page.ts'
import { flagParam, textParam } from '../page-seed.ts'
import { PAGE_SLOT } from '../page-slot.ts'

const MESSAGES = {
  cz: [{ level: 20, title: 'Dnes', text: 'Vykupujeme i rozbité telefony.' }],
  ro: [{ level: 20, title: 'Astăzi', text: 'Cumpărăm și telefoane stricate.' }],
} as const

export const demoPage: DemoPage = {
  title: words('Úprava stránky', 'Editarea paginii'),
  intro: words(
    'Přihlaste se jako zaměstnanec: vedle stránky se otevře panel, ve kterém se upravují její komponenty.',
    'Autentificați-vă ca angajat: lângă pagină se deschide panoul în care se editează componentele ei.',
  ),
  variants: [
    {
      title: words('Panel', 'Panoul'),
      text: words(
        'Na ostatních stránkách ho zaměstnanci otevřou odkazem Upravit stránku.',
        'Pe celelalte pagini, angajații îl deschid cu linkul Editați pagina.',
      ),
      listParams: () => [textParam('page', PAGE_SLOT)],
    },
    {
      title: words('Komponenta s textem', 'O componentă cu text'),
      component: 'notifications',
      when: 'load',
      listParams: market => [textParam('initial', JSON.stringify(MESSAGES[market]))],
    },
    {
      title: words('Komponenta s volbami', 'O componentă cu opțiuni'),
      component: 'buyback-selector',
      listParams: () => [textParam('code', 'apple-iphone-13-128gb-blue'), flagParam('sellOnline', false)],
    },
    {
      title: words('Komponenta s povinným parametrem', 'O componentă cu parametru obligatoriu'),
      component: 'buyback-review',
      when: 'visible',
      listParams: () => [textParam('id', 'neznamy-vykup')],
    },
  ],
}
