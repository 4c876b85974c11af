import { expect, test } from 'vitest'
import { filterPages, type ListedPage } from './list-pages.ts'

const COMPONENT = {
  pk: 7,
  name: 'marketing-banner',
  label: 'Reklamní plocha',
  settings: '',
  isDrafted: false,
}
const PAGE = { title: 'Úvod', path: '/cz/', changes: 0, components: [COMPONENT], total: 1 } as ListedPage

test('a component is found by the words that editors call it by, as where one is added', () => {
  const find = (text: string) => filterPages([PAGE], { path: '', text })
  expect(find('Banner')).toEqual([PAGE])
  expect(find('poutac')).toEqual([PAGE])
  expect(find('košík')).toEqual([])
})
