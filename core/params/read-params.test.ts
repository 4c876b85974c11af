import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defineParams } from './define-params.ts'
import { parseParams, readParams } from './read-params.ts'
import { choice, flag, integer, list, reference, text } from './vocabulary.ts'

const PARAMS = defineParams({
  title: text({ default: 'Výkup' }),
  pageSize: integer({ default: 20, min: 1, max: 100 }),
  layout: choice(['grid', 'list'], { default: 'grid' }),
  isOpen: flag(),
  product: reference(),
  codes: list(reference()),
})

const read = (given: object) => readParams(PARAMS, parseParams(JSON.stringify(given)))

test('what is not set has its default', () => {
  expect(read({ product: 'x' })).toEqual({
    values: { title: 'Výkup', pageSize: 20, layout: 'grid', isOpen: false, product: 'x', codes: [] },
    issues: [],
  })
})

test("an emptied field of an editor's form means the default, where there is one", () => {
  expect(read({ product: 'x', title: '', pageSize: '', layout: null, codes: '' })).toMatchObject({
    values: { title: 'Výkup', pageSize: 20, layout: 'grid', codes: [] },
    issues: [],
  })
})

test.each([[{}], [{ product: null }]])('a required param that is missing is named: %j', given => {
  expect(read(given).issues).toEqual([
    { param: 'product', expected: 'reference', found: 'nothing', isFatal: true },
  ])
})

test('every wrong param is named with what was expected and what was found', () => {
  expect(read({ product: 'x', pageSize: 500, layout: ['grid'], isOpen: 'ano' }).issues).toEqual([
    { param: 'pageSize', expected: 'a whole number from 1 to 100', found: '500', isFatal: true },
    { param: 'layout', expected: 'one of grid, list', found: '["grid"]', isFatal: true },
    { param: 'isOpen', expected: 'true or false', found: '"ano"', isFatal: true },
  ])
})

test('what was found is told in brief', () => {
  const [issue] = read({ product: 'x', isOpen: 'x'.repeat(5000) }).issues
  expect(issue?.found.length).toBeLessThanOrEqual(80)
})

test('an unknown param is named, and is not fatal', () => {
  expect(read({ product: 'x', pagesize: 5 }).issues).toEqual([
    {
      param: 'pagesize',
      expected: 'one of title, pageSize, layout, isOpen, product, codes',
      found: 'an unknown param',
      isFatal: false,
    },
  ])
  expect(readParams(defineParams({}), new Map([['a', 1]])).issues[0]?.expected).toBe('one of no params')
})

describe('a poisoned name', () => {
  const json =
    '{"__proto__":{"title":"x"},"constructor":{"prototype":{"title":"x"}},"prototype":1,"product":"x"}'
  const listed = '[{"name":"__proto__","value":{"title":"x"}},{"name":"product","value":"x"}]'

  test.each([json, listed])('is refused and changes nothing: %s', text => {
    const { values, issues } = readParams(PARAMS, parseParams(text))
    expect(values.title).toBe('Výkup')
    expect(issues.length).toBeGreaterThan(0)
    for (const issue of issues)
      expect(issue).toMatchObject({ expected: 'another name: this one is refused', isFatal: false })
    expect(({} as Record<string, unknown>).title).toBeUndefined()
  })

  test('does not stand for what every object has', () => {
    const params = defineParams({ toString: text({ default: 'own' }) })
    expect(readParams(params, parseParams('{}')).values.toString).toBe('own')
    expect(readParams(PARAMS, parseParams('{"toString":"x","product":"x"}')).issues[0]?.param).toBe(
      'toString',
    )
  })
})

describe('the JSON of a placeholder', () => {
  test.each(['', '  \n', '{}', '[]'])('may be empty: "%s"', text => {
    expect(parseParams(text).size).toBe(0)
  })

  test("may be the server's list of name, value and type", () => {
    const text =
      '[{"name":"pageSize","value":"30","type":"integer"},{"name":"product","value":"x","type":"string"}]'
    expect([...parseParams(text)]).toEqual([
      ['pageSize', '30'],
      ['product', 'x'],
    ])
  })

  test('has 64 kB at most', () => {
    const fit = `{"a":"${'x'.repeat(65_536 - 8)}"}`
    expect(parseParams(fit).size).toBe(1)
    expect(() => parseParams(`${fit} `)).toThrow(
      'The params are 65537 characters long; at most 65536 are read.',
    )
  })

  test.each(['null', '5', '"a"', 'true'])('is an object or a list, not %s', text => {
    expect(() => parseParams(text)).toThrow(
      'The params are neither an object nor a list of {name, value, type}.',
    )
  })

  test.each(['[5]', '[null]', '[{"value":1}]', '[{"name":5}]', '[[]]'])(
    'names each param of a list: %s',
    text => {
      expect(() => parseParams(text)).toThrow(
        'A param of the list has no name; expected {name, value, type}.',
      )
    },
  )

  test.each(['{', "{'a':1}", '<!-- -->', 'undefined'])('is JSON, not %s', text => {
    expect(() => parseParams(text)).toThrow('The params are no JSON: SyntaxError')
  })

  test('means the same as an object and as a list', () => {
    const names = fc.oneof(fc.constantFrom(...Object.keys(PARAMS.fields)), fc.string())
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue()), given => {
        const asList = Object.entries(given).map(([name, value]) => ({ name, value, type: 'string' }))
        const fromObject = readParams(PARAMS, parseParams(JSON.stringify(given)))
        expect(readParams(PARAMS, parseParams(JSON.stringify(asList)))).toEqual(fromObject)
      }),
    )
  })
})

test('T-20 whatever is given, reading it throws nothing and keeps to the declared names', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything({ withBigInt: true })), given => {
      const { values } = readParams(PARAMS, new Map(Object.entries(given)))
      expect(Object.keys(PARAMS.fields)).toEqual(expect.arrayContaining(Object.keys(values)))
    }),
  )
})
