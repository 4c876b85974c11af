import { expect, test } from 'vitest'
import { parseDraft } from './keep-draft.ts'

const KNOWN = { name: '', isActive: false }
const parse = (draft: unknown) => parseDraft(JSON.stringify(draft), KNOWN)

test('a draft is read back as it was kept', () => {
  const draft = { version: 3, values: { name: 'Nový' }, base: { name: 'Starý' } }
  expect(parse(draft)).toEqual(draft)
})

test.each<unknown>([
  null,
  [],
  'text',
  { version: 'x', values: { name: 'a' }, base: { name: 'b' } },
  { version: 1, values: {}, base: {} },
  { version: 1, values: { name: 1 }, base: { name: 'b' } },
  { version: 1, values: { isActive: 'true' }, base: { isActive: 'false' } },
  { version: 1, values: { name: 'a' }, base: {} },
  { version: 1, values: { constructor: 'a' }, base: { constructor: 'b' } },
  { version: 1, values: { name: 'a'.repeat(60_000) }, base: { name: 'b' } },
])('%j is no draft', draft => expect(parse(draft)).toBeNull())

test('what is no JSON is no draft', () => expect(parseDraft('{', KNOWN)).toBeNull())
