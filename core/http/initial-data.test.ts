import { afterEach, expect, test } from 'vitest'
import {
  findInitialAnswer,
  getInitialData,
  getPageQuery,
  makeId,
  renderWithInitialData,
} from './initial-data.ts'

const TYPES = { route: 'types', answer: ['phones'] }
const MODELS = {
  route: 'models',
  args: { type: 'phones', page: 2 },
  query: { sort: 'price', tag: ['a', 'b'] },
  answer: ['x'],
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location')
})

test('an answer is found by its route, arguments and query, in whatever order and form they stand', () => {
  renderWithInitialData({ id: 'i', answers: [TYPES, MODELS] }, () => {
    expect(findInitialAnswer('types')).toBe(TYPES)
    expect(findInitialAnswer('types', {}, { sort: undefined })).toBe(TYPES)
    expect(
      findInitialAnswer('models', { page: '2', type: 'phones' }, { tag: ['b', 'a'], sort: ['price'] }),
    ).toBe(MODELS)
  })
})

test('an answer to another question is none', () => {
  renderWithInitialData({ id: 'i', answers: [TYPES, MODELS] }, () => {
    expect(findInitialAnswer('colors')).toBeUndefined()
    expect(findInitialAnswer('types', { type: 'phones' })).toBeUndefined()
    expect(findInitialAnswer('models', MODELS.args)).toBeUndefined()
    expect(findInitialAnswer('models', MODELS.args, { sort: 'price', tag: 'a","b' })).toBeUndefined()
  })
})

test('what was of use is told', () => {
  const used = renderWithInitialData({ id: 'i', answers: [TYPES, MODELS] }, () => {
    findInitialAnswer('types')
    findInitialAnswer('types')
    findInitialAnswer('colors')
  })
  expect([...used]).toEqual([TYPES])
})

test('nothing is given before a rendering or after, even one that fails', () => {
  expect(getInitialData()).toBeNull()
  expect(() =>
    renderWithInitialData({ id: 'i', answers: [TYPES] }, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(getInitialData()).toBeNull()
  expect(findInitialAnswer('types')).toBeUndefined()
})

test('ids are the same in each rendering from the same, and others outside of it', () => {
  const render = () => {
    const ids: string[] = []
    renderWithInitialData({ id: 'p17', answers: [] }, () => ids.push(makeId(), makeId()))
    return ids
  }
  const before = makeId()
  expect(render()).toEqual(['p17-1', 'p17-2'])
  expect(render()).toEqual(['p17-1', 'p17-2'])
  const after = makeId()
  expect(after).not.toBe(before)
  expect(after).toMatch(/^ostrov-\d+$/)
})

test('the query is that of the request on a server, and of the address in a browser', () => {
  renderWithInitialData({ id: 'i', answers: [], search: '?type=phones' }, () => {
    expect(getPageQuery().get('type')).toBe('phones')
  })
  expect(getPageQuery().size).toBe(0)
  Object.defineProperty(globalThis, 'location', { value: { search: '?code=x' }, configurable: true })
  expect(getPageQuery().get('code')).toBe('x')
})
