import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import { compileMessages } from '#tools/build/plugins/compile-messages.ts'
import type { Messages } from './define-messages.ts'
import { createTranslate, getLanguage, type Translate } from './translate.ts'

/** The way every text goes: written, compiled by the build, shown. */
async function build(texts: object, languages?: readonly Language[]): Promise<Messages> {
  const code = `export const messages = defineMessages(${JSON.stringify(texts)})`
  const compiled = compileMessages('messages.ts', code, languages ? { languages } : {})
  return (await import(`data:text/javascript,${encodeURIComponent(compiled)}`)).messages
}

const PRODUCTS = {
  cs: { count: '{count, plural, one {# produkt} few {# produkty} many {# produktu} other {# produktů}}' },
  ro: { count: '{count, plural, one {# produs} few {# produse} other {# de produse}}' },
  en: { count: '{count, plural, one {# product} other {# products}}' },
}

beforeEach(() => configurePage({ market: 'cz' }))

test('I18-005 the language is Czech', () => {
  expect(getLanguage()).toBe('cs')
})

test('I18-006 the language of the Romanian market is Romanian', () => {
  configurePage({ market: 'ro' })
  expect(getLanguage()).toBe('ro')
})

test('the language is the one that the page names', () => {
  configurePage({ market: 'ro', language: 'en' })
  expect(getLanguage()).toBe('en')
})

describe('plurals through the build', () => {
  let t: Translate
  beforeAll(async () => {
    t = createTranslate(await build(PRODUCTS))
  })

  test.each([
    [0, '0 produktů'],
    [1, '1 produkt'],
    [2, '2 produkty'],
    [4, '4 produkty'],
    [5, '5 produktů'],
    [21, '21 produktů'],
    [22, '22 produktů'],
    [101, '101 produktů'],
    [1.5, '1,5 produktu'],
  ])('are right in Czech for %d', (count, text) => {
    expect(t('count', { count })).toBe(text)
  })

  test.each([
    [0, '0 produse'],
    [1, '1 produs'],
    [2, '2 produse'],
    [19, '19 produse'],
    [20, '20 de produse'],
    [100, '100 de produse'],
    [101, '101 produse'],
    [119, '119 produse'],
    [120, '120 de produse'],
    [1000, '1.000 de produse'],
    [1001, '1.001 produse'],
    [1.5, '1,5 produse'],
  ])('are right in Romanian for %d', (count, text) => {
    configurePage({ market: 'ro' })
    expect(t('count', { count })).toBe(text)
  })
})

test('a text changes with the language of the page', async () => {
  const t = createTranslate(await build({ cs: { a: 'Ano' }, ro: { a: 'Da' }, en: { a: 'Yes' } }))
  expect(t('a')).toBe('Ano')
  configurePage({ market: 'ro' })
  expect(t('a')).toBe('Da')
  configurePage({ market: 'ro', language: 'en' })
  expect(t('a')).toBe('Yes')
})

test('values are set into a text as they are, markup and braces too', async () => {
  const t = createTranslate(await build({ cs: { hello: "Stav {grade} <b>je</b> '{'dobrý'}'" } }, ['cs']))
  expect(t('hello', { grade: '<img onerror=x> {count, plural}' })).toBe(
    'Stav <img onerror=x> {count, plural} <b>je</b> {dobrý}',
  )
})

test('a build of one language shows it by its own rules, whatever the page asks for', async () => {
  const messages = await build(PRODUCTS, ['cs'])
  expect(Object.keys(messages)).toEqual(['cs'])
  configurePage({ market: 'cz', language: 'en' })
  expect(createTranslate(messages)('count', { count: 2 })).toBe('2 produkty')
})

test('a text without values is plain data after the build, and one with an empty text stays empty', async () => {
  const messages = await build({ cs: { plain: "Tisíc 'uvozovek'", none: '' } }, ['cs'])
  expect(messages.cs).toEqual({ plain: "Tisíc 'uvozovek'", none: '' })
  expect(createTranslate(messages)('none')).toBe('')
})

test('a key without a text is shown itself', async () => {
  const t = createTranslate<string>(await build({ cs: { a: 'Ano' } }, ['cs']))
  expect(t('missing')).toBe('missing')
})

test('a text that lacks a value is refused', async () => {
  const t = createTranslate(await build(PRODUCTS))
  expect(() => t('count')).toThrow('count')
})

test('a text that is no ICU message fails the build, which names its key', async () => {
  await expect(build({ cs: { count: '{count, plural, one {# kus}}' } })).rejects.toThrow(
    '"count" is no ICU message',
  )
})
