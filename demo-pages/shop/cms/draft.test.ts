import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginDraft, composeDraft, listChanges, namePart, placePart, takeOffPart } from './draft.ts'
import type { DraftState, Placeholder } from './schema.ts'
import type { PagePart } from './store.ts'

const makePlaceholder = (id: number): Placeholder => ({
  id,
  pageId: 1,
  position: 0,
  component: 'promo',
  params: [{ name: 'count', value: id, type: 'integer' }],
  wakesWhen: null,
  fallback: [],
  version: 1,
  deletedAt: null,
})
const text = (blockId: number): PagePart => ({ content: [], blockId })
const component = (id: number): PagePart => ({ placeholder: makePlaceholder(id) })
const PUBLISHED = [text(1), component(11), component(12), text(2), component(13)]
const KNOWN = [11, 12, 13, 14].map(makePlaceholder)

const order = (state: DraftState): string[] => composeDraft(PUBLISHED, KNOWN, state).map(namePart)
const tell = (state: DraftState) =>
  listChanges(PUBLISHED, composeDraft(PUBLISHED, KNOWN, state)).map(({ kind, pk }) => `${kind} ${pk}`)
const start = beginDraft(PUBLISHED)
const end = { target: null, position: 'end' } as const

test('a draft that changes nothing is the page as it is', () => {
  expect(order(start)).toEqual(PUBLISHED.map(namePart))
  expect(tell(start)).toEqual([])
})

test.each<[string, DraftState | null, string[]]>([
  [
    'a component moved past a text',
    placePart(start, '11', { target: 'text-2', position: 'after' }),
    ['moved 11'],
  ],
  ['one moved to the end', placePart(start, '11', end), ['moved 11']],
  ['a new one', placePart(start, '14', { target: '12', position: 'before' }), ['added 14']],
  ['one taken off', takeOffPart(start, '12'), ['removed 12']],
  ['one taken off and put back', placePart(takeOffPart(start, '13'), '13', end), []],
  [
    'one with other params',
    {
      ...start,
      edits: { 12: { params: [{ name: 'count', value: 5, type: 'integer' }], wakesWhen: 'idle' } },
    },
    ['changed 12'],
  ],
])('%s is told as what visitors will see otherwise', (_, state, told) => {
  expect(state && tell(state)).toEqual(told)
})

test('what is removed is told by its number among its kind, with what was set of it', () => {
  const take = (published: PagePart[], name: string) =>
    listChanges(published, composeDraft(published, KNOWN, takeOffPart(beginDraft(published), name)))
  const params = [{ name: 'count', before: 12, after: null }]
  expect(take(PUBLISHED, '12')).toMatchObject([{ kind: 'removed', pk: 12, number: 2, params }])
  expect(take([text(1), component(12)], '12')).toMatchObject([{ kind: 'removed', number: null }])
})

test('params are told with what they were and what they will be', () => {
  const params = [{ name: 'title', value: 'A', type: 'string' as const }]
  const state = { ...start, edits: { 11: { params, wakesWhen: 'idle' } } }
  expect(listChanges(PUBLISHED, composeDraft(PUBLISHED, KNOWN, state))).toEqual([
    {
      kind: 'changed',
      pk: 11,
      component: 'promo',
      params: [
        { name: 'count', before: 11, after: null },
        { name: 'title', before: null, after: 'A' },
      ],
      when: { before: null, after: 'idle' },
    },
  ])
})

test('a param that is left empty is none that changes', () => {
  const tellFrom = (before: object[], after: object[]) => {
    const make = (params: object[]): PagePart => ({
      placeholder: { ...makePlaceholder(11), params: params as Placeholder['params'] },
    })
    return listChanges([make(before)], [make(after)]).map(({ params }) => params)
  }
  const alt = { name: 'alt', value: '', type: 'string' }
  const title = (value: string) => ({ name: 'title', value, type: 'string' })
  expect(tellFrom([alt], [])).toEqual([])
  expect(tellFrom([], [alt])).toEqual([])
  expect(tellFrom([alt, title('A')], [title('B')])).toEqual([[{ name: 'title', before: 'A', after: 'B' }]])
  expect(tellFrom([title('A')], [title('')])).toEqual([[{ name: 'title', before: 'A', after: '' }]])
})

test('nothing can stand beside what is not on the page', () => {
  expect(placePart(start, '14', { target: '99', position: 'after' })).toBeNull()
  expect(placePart(takeOffPart(start, '12'), '14', { target: '12', position: 'after' })).toBeNull()
})

test('what came onto the page past the draft is in it, and what was taken off is not', () => {
  const old = beginDraft(PUBLISHED.filter(part => namePart(part) !== '12'))
  expect(order(old)).toEqual(PUBLISHED.map(namePart))
  expect(order({ ...old, parts: [...old.parts, 'text-99'], removed: ['12'] })).not.toContain('12')
})

test('whatever is moved, the texts keep their order and every part is there once', () => {
  const moves = fc.array(
    fc.record({
      name: fc.constantFrom('11', '12', '13', '14'),
      target: fc.constantFrom('text-1', 'text-2', '11', '12', '13', '14'),
      position: fc.constantFrom('before' as const, 'after' as const),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(moves, list => {
      const state = list.reduce<DraftState>((now, { name, ...at }) => placePart(now, name, at) ?? now, start)
      const names = order(state)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter(name => name.startsWith('text-'))).toEqual(['text-1', 'text-2'])
      expect(tell(state).some(one => /text/.test(one))).toBe(false)
    }),
  )
})
