import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Category } from '#core/api/categories/categories.ts'
import { CategoryForm, makeSeoName, NEW_CATEGORY, toSent, toValues } from './category-form.ts'

test('AD-028 AD-029 AD-030 AD-031 AD-035 a new category is shown, and nothing else is set', () => {
  const { for_display, filterable, for_buyout, for_service, meilisearch_boost } = NEW_CATEGORY
  expect({ for_display, filterable, for_buyout, for_service, meilisearch_boost }).toEqual({
    for_display: true,
    filterable: false,
    for_buyout: false,
    for_service: false,
    meilisearch_boost: '1',
  })
})

test.each([
  ['1', '1'],
  ['1,5', '1.5'],
  [' 0,25 ', '0.25'],
  ['2.75', '2.75'],
])('AD-036 a boost of %j is sent as %j', (typed, sent) => {
  expect(toSent({ ...NEW_CATEGORY, meilisearch_boost: typed }).meilisearch_boost).toBe(sent)
})

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ name: 'x'.repeat(101) }, 'name', 'maxLength:100'],
  [{ seo_name: 'Řemínky' }, 'seo_name', 'seoName'],
  [{ seo_name: 'a--b' }, 'seo_name', 'seoName'],
  [{ meilisearch_boost: '1,5,1' }, 'meilisearch_boost', 'boost'],
  [{ meilisearch_boost: '-1' }, 'meilisearch_boost', 'boost'],
  [{ photo_id: '12a' }, 'photo_id', 'photo'],
])('%j is refused: %s %s', (change, field, code) => {
  const result = v.safeParse(CategoryForm, { ...NEW_CATEGORY, name: 'A', seo_name: 'a', ...change })
  expect(result.issues?.map(issue => [v.getDotPath(issue), issue.message])).toContainEqual([field, code])
})

test('what came from the server is sent back as it came', () => {
  const sent = {
    name: 'Kabely',
    seo_name: 'kabely',
    for_display: false,
    filterable: true,
    for_buyout: true,
    for_service: false,
    manufacturers: ['Anker', 'Belkin'],
    photo_id: 7,
    type_device: 'tablety',
    meilisearch_boost: '1.5',
  }
  const manufacturers = sent.manufacturers.map(name => ({ id: name, name }))
  const category = v.parse(Category, { ...sent, manufacturers, id: 3, url_path: '/kabely/', version: 1 })
  expect(toSent(toValues(category))).toEqual(sent)
})

test('a SEO name is made of any name, and passes the rules', () => {
  expect(makeSeoName('  Řemínky & pásky č. 5 ')).toBe('reminky-pasky-c-5')
  fc.assert(
    fc.property(fc.string(), name => {
      const seo_name = makeSeoName(name)
      const isRight = v.safeParse(CategoryForm, { ...NEW_CATEGORY, name: 'A', seo_name }).success
      return seo_name === '' || seo_name.length === 100 || isRight
    }),
  )
})
