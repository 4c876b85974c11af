import { beforeEach, describe, expect, test } from 'vitest'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { configurePage } from '#core/page.ts'
import { CATALOGUE, PROMO } from '#testing/fixtures/component-params.ts'
import { copyText, pasteText, readClip, writeClip } from './clip.ts'
import {
  changeValue,
  type Draft,
  type DraftValue,
  isSameDraft,
  readDraft,
  spellDefault,
  writeParams,
} from './draft.ts'
import { findFaults } from './judge-draft.ts'
import { listItems } from './list-items.ts'
import { listDifferences, mergeDrafts } from './merge-drafts.ts'
import { pasteClip } from './paste-clip.ts'

const promo = CATALOGUE.widgets.promo as CatalogueEntry
const notice = CATALOGUE.widgets.notice as CatalogueEntry
const EMPTY: Draft = { values: new Map(), others: [], when: '' }
const draftOf = (values: Record<string, DraftValue>, more: Partial<Draft> = {}): Draft => ({
  ...EMPTY,
  values: new Map(Object.entries(values)),
  ...more,
})

beforeEach(() => configurePage({ market: 'cz' }))

describe('a draft', () => {
  test('shows what was saved as fields show it, and keeps what the component does not know', () => {
    const saved = {
      params: [
        ...PROMO.params,
        { name: 'price', value: '1299.50', type: 'decimal' },
        { name: 'isOpen', value: 'False', type: 'string' },
        { name: 'layout', value: null, type: 'string' },
        { name: 'colour', value: 'red', type: 'string' },
      ],
      when: 'idle',
    }
    const draft = readDraft(saved, promo.params)
    expect(Object.fromEntries(draft.values)).toEqual({
      title: 'Podzimní výkup',
      count: '6',
      codes: ['apple-iphone-13', 'nokia-g42'],
      price: '1299,50',
      isOpen: false,
    })
    expect(draft.others).toEqual([{ name: 'colour', value: 'red', type: 'string' }])
    expect(draft.when).toBe('idle')
  })

  test('is written as the list of name, value and type from which it was read', () => {
    const params = [...PROMO.params, { name: 'colour', value: 'red', type: 'string' }]
    expect(writeParams(readDraft({ params, when: null }, promo.params), promo.params)).toEqual(params)
  })

  test('keeps what the server alone fills in as it was saved, and judges nothing of it', () => {
    const described: CatalogueEntry['params'] = {
      ...promo.params,
      news: { kind: 'text', isRequired: true, max: 3, filledBy: 'server', label: 'Zprávy', help: '' },
    }
    const news = { name: 'news', value: '[{"text": "Otevřeno"}]', type: 'json' }
    const draft = readDraft({ params: [...PROMO.params, news], when: null }, described)
    expect(draft.values.has('news')).toBe(false)
    expect(writeParams(changeValue(draft, 'count', '7'), described)).toContainEqual(news)
    for (const one of [draft, { ...draft, others: [] }])
      expect(findFaults(one, { params: described }).params.has('news')).toBe(false)
    const entry = { ...promo, params: described }
    const copied = readClip(writeClip('promo', [{ ...news, value: 'x' }]))
    expect(copied && pasteClip(draft, copied, 'promo', entry)).toEqual({
      draft: { ...draft, values: new Map() },
      taken: [],
      left: [],
    })
  })

  test('writes what people type as the server stores it', () => {
    const draft = draftOf({ price: '1 299,5', count: ' 7', isOpen: true, codes: ['a', 'b'] })
    expect(writeParams(draft, promo.params)).toEqual([
      { name: 'count', value: 7, type: 'integer' },
      { name: 'price', value: '1299.50', type: 'decimal' },
      { name: 'isOpen', value: true, type: 'boolean' },
      { name: 'codes', value: '["a","b"]', type: 'string' },
    ])
  })

  test('means the default where a field is emptied', () => {
    expect(isSameDraft(changeValue(draftOf({ count: '6' }), 'count', ''), EMPTY)).toBe(true)
  })

  test('tells a list that is emptied from one whose default holds', () => {
    const { codes } = promo.params
    if (!codes) throw new Error('there is no list')
    const described = { codes: { ...codes, default: ['a', 'b'] } }
    const emptied = readDraft(
      { params: [{ name: 'codes', value: '[]', type: 'string' }], when: null },
      described,
    )
    expect(writeParams(emptied, described)).toEqual([{ name: 'codes', value: '[]', type: 'string' }])
    expect([listItems(undefined, described.codes), listItems([], described.codes)]).toEqual([['a', 'b'], []])
    expect(
      isSameDraft(
        readDraft({ params: [{ name: 'codes', value: '[]', type: 'string' }], when: null }, promo.params),
        EMPTY,
      ),
    ).toBe(true)
  })

  test('is the same whatever order its params came in', () => {
    expect(isSameDraft(draftOf({ a: '1', b: '2' }), draftOf({ b: '2', a: '1' }))).toBe(true)
    expect(isSameDraft(draftOf({ a: '1' }), draftOf({ a: '1' }, { when: 'idle' }))).toBe(false)
  })

  test('a default is spelled as an editor would type it', () => {
    const { price, count, isOpen, article } = promo.params
    expect([price, count, isOpen, article].map(param => param && spellDefault(param))).toEqual([
      '999,00',
      '4',
      'true',
      '',
    ])
  })
})

test.each<[Record<string, DraftValue>, Record<string, string>]>([
  [{ title: 'A' }, {}],
  [{}, { title: 'required' }],
  [{ title: 'x'.repeat(61) }, { title: 'maxLength:60' }],
  [{ title: 'A', count: 'pět' }, { count: 'number' }],
  [{ title: 'A', count: '0' }, { count: 'minValue:1' }],
  [{ title: 'A', count: '13' }, { count: 'maxValue:12' }],
  [{ title: 'A', price: 'zdarma' }, { price: 'decimal' }],
  [{ title: 'A', isOpen: 'ano' }, { isOpen: 'format' }],
  [{ title: 'A', layout: 'tiles' }, { layout: 'format' }],
  [{ title: 'A', article: 'x'.repeat(201) }, { article: 'maxLength:200' }],
  [{ title: 'A', picture: 'javascript:alert(1)' }, { picture: 'image' }],
  [{ title: 'A', codes: ['a', ''] }, { codes: 'items' }],
  [{ title: 'A', codes: ['a', 'b', 'c', 'd', 'e'] }, { codes: 'listLength' }],
])('what a component would refuse is found before it is saved: %j', (values, wanted) => {
  expect(Object.fromEntries(findFaults(draftOf(values), promo).params)).toEqual(wanted)
})

test('an item of a list that is wrong is named by its place', () => {
  const faults = findFaults(draftOf({ title: 'A', codes: ['a', '', 'x'.repeat(201)] }), promo)
  expect([...faults.items]).toEqual([
    ['codes.1', 'required'],
    ['codes.2', 'maxLength:200'],
  ])
})

test.each([
  ['', null],
  ['visible', null],
  ['media(print)', null],
  ['media()', 'required'],
  ['soon', 'format'],
])('a component may wake when the page can tell: %s', (when, fault) => {
  expect(findFaults({ ...draftOf({ title: 'A' }), when }, promo).when).toBe(fault)
})

describe('two editors', () => {
  const base = draftOf({ title: 'A', count: '4' })
  const mine = draftOf({ title: 'Mine', count: '4', article: 'x' })
  const theirs = draftOf({ title: 'Theirs', count: '9' }, { when: 'idle' })

  test('are told where they differ', () => {
    expect(listDifferences(mine, theirs)).toEqual([
      { name: 'title', mine: 'Mine', theirs: 'Theirs' },
      { name: 'count', mine: '4', theirs: '9' },
      { name: 'article', mine: 'x', theirs: undefined },
      { name: null, mine: '', theirs: 'idle' },
    ])
  })

  test('keep both their changes where they changed different things', () => {
    const merged = mergeDrafts(base, mine, theirs)
    expect(Object.fromEntries(merged.values)).toEqual({ title: 'Mine', count: '9', article: 'x' })
    expect(merged.when).toBe('idle')
  })

  test('who took a param out keeps it out', () => {
    const merged = mergeDrafts(base, draftOf({ title: 'A' }), theirs)
    expect(Object.fromEntries(merged.values)).toEqual({ title: 'Theirs' })
  })
})

describe('params that are pasted', () => {
  const clipOf = (text: string) => {
    const clip = readClip(text)
    if (!clip) throw new Error('nothing was read')
    return clip
  }

  test('come all along between components of one kind', () => {
    const from = draftOf({ title: 'A', codes: ['x'], price: '12,00' })
    const clip = clipOf(writeClip('promo', writeParams(from, promo.params)))
    const { draft, taken, left } = pasteClip(draftOf({ title: 'B', count: '7' }), clip, 'promo', promo)
    expect(isSameDraft(draft, from)).toBe(true)
    expect([taken, left]).toEqual([['title', 'price', 'codes'], []])
  })

  test('come along by equal names between kinds, unless the other would refuse them', () => {
    const clip = clipOf(
      writeClip('promo', [
        { name: 'title', value: 'A', type: 'string' },
        { name: 'level', value: 'vysoká', type: 'string' },
        { name: 'codes', value: '["x"]', type: 'string' },
      ]),
    )
    const { draft, taken, left } = pasteClip(draftOf({ level: '30' }), clip, 'notice', notice)
    expect(Object.fromEntries(draft.values)).toEqual({ level: '30', title: 'A' })
    expect([taken, left]).toEqual([['title'], ['level', 'codes']])
  })

  test('may be what a placeholder holds', () => {
    for (const text of [
      '{"title":"A","codes":["x"]}',
      '[{"name":"title","value":"A"},{"name":"codes","value":"x"}]',
    ]) {
      const { draft } = pasteClip(EMPTY, clipOf(text), 'promo', promo)
      expect(Object.fromEntries(draft.values)).toEqual({ title: 'A', codes: ['x'] })
    }
  })

  test('poison nothing', () => {
    const text =
      '{"component":"promo","params":[{"name":"__proto__","value":{"polluted":1}},{"name":"constructor","value":"x"},{"name":"title","value":{"a":1}}]}'
    const { draft, left } = pasteClip(EMPTY, clipOf(text), 'promo', promo)
    expect([draft.values.size, left]).toEqual([0, ['__proto__', 'constructor', 'title']])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.each(['', 'hello', '7', 'null', '"x"', '[5]', `{"a":"${'x'.repeat(70_000)}"}`])(
    'are not read out of what is none: %#',
    text => expect(readClip(text)).toBeNull(),
  )

  test('are kept by the page where the browser gives no clipboard', async () => {
    await copyText('{"title":"A"}')
    expect(await pasteText()).toBe('{"title":"A"}')
  })
})
