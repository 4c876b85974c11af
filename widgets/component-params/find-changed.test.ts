import { expect, test } from 'vitest'
import type { PageDraft } from '#core/api/cms/page-draft.ts'
import { DRAFT } from '#testing/fixtures/component-params.ts'
import { findChanged } from './find-changed.ts'

const order = (...names: string[]) =>
  ({ ...DRAFT, parts: names.map(name => ({ name, component: 'promo', version: 1 })) }) as unknown as PageDraft

test('of two neighbours that changed places one and the same is told both ways', () => {
  const [before, after] = [order('17', '18'), order('18', '17')]
  const names = [findChanged(after, before, 'undo'), findChanged(before, after, 'redo')].map(
    ({ part }) => part?.name,
  )
  expect(names).toEqual(['18', '18'])
})
