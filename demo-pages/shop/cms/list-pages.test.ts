import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { filterPages, type ListedPage } from './list-pages.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

const COMPONENT = {
  pk: 7,
  name: 'marketing-banner',
  label: 'Reklamní plocha',
  settings: '',
  isDrafted: false,
}
const PAGE = {
  title: 'Úvod',
  path: '/cz/',
  changes: 0,
  components: [COMPONENT],
  total: 1,
  texts: '',
} as unknown as ListedPage

test('a component is found by the words that editors call it by, as where one is added', () => {
  const find = (text: string) => filterPages([PAGE], { path: '', text })
  expect(find('Banner')).toEqual([PAGE])
  expect(find('poutac')).toEqual([PAGE])
  expect(find('košík')).toEqual([])
})

test('a component is told by what an editor knows it by, and by its codes after that', async () => {
  const staff = createVisitor(shop.url)
  const { email: e_mail, password } = DEMO_ACCOUNTS.staff
  await staff.post('/cz/core/api/login/', { e_mail, password })
  const { text } = await staff.get('/admin/pages/?language=cs')
  expect(text).toContain('<p>Titulek: ')
  expect(text).not.toContain('<p>Kód kampaně: ')
})

test('a page that only tells of something shows all of its components, one that is about it those alone', () => {
  const texts = 'Proč zrovna my: Kurýr\u00a0zdarma'
  const other = { ...COMPONENT, pk: 8, label: 'Kurýr' }
  const find = (page: ListedPage) => filterPages([page], { path: '', text: 'KURYR' })
  expect(filterPages([{ ...PAGE, texts }], { path: '', text: 'kuryr zdarma' })).toEqual([{ ...PAGE, texts }])
  expect(find({ ...PAGE, texts, components: [COMPONENT, other] })).toEqual([
    { ...PAGE, texts, components: [other] },
  ])
})

test.each(['časté dotazy', 'Kuryr zdarma', 'Proč zrovna my', 'Kolik dnes dáváme'])(
  'editors find the home page by what stands on it: %s',
  async text => {
    const staff = createVisitor(shop.url)
    const { email: e_mail, password } = DEMO_ACCOUNTS.staff
    await staff.post('/cz/core/api/login/', { e_mail, password })
    const { text: list } = await staff.get(`/admin/pages/?language=cs&q=${encodeURIComponent(text)}`)
    expect(list).toContain('<a href="/cz/?edit">')
    const { text: none } = await staff.get('/admin/pages/?language=cs&q=string')
    expect(none, 'of what is set, no types').not.toContain('<a href="/cz/?edit">')
  },
)
