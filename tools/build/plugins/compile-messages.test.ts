import { expect, test } from 'vitest'
import { compileMessage, compileMessages, isMessages } from './compile-messages.ts'

const MODULE = `import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Texts of a badge. */
export const messages = defineMessages<'name' | 'label'>({
  cs: { 'component.label': 'Odznak', 'params.href.help': 'Kam', label: \`Košík\`, name: 'Košík, {count}' },
  ro: { 'component.label': 'Insignă', 'params.href.help': 'Unde', label: 'Coș', name: 'Coș, {count}' },
  en: { 'component.label': 'Badge', 'params.href.help': 'Where', label: 'Cart', name: 'Cart, {count}' },
})
export const t = createTranslate(messages)
`

test('texts are compiled where they stand, and the rest of the module stays as it is', () => {
  expect(
    compileMessages('messages.ts', MODULE, { languages: ['cs'], keepParamTexts: false }),
  ).toBe(`import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Texts of a badge. */
export const messages = {"cs":{"label":"Košík","name":[{"type":0,"value":"Košík, "},{"type":1,"value":"count"}]}}
export const t = createTranslate(messages)
`)
})

test('all languages and the texts for editors are kept where the build says nothing else', () => {
  const compiled = compileMessages('messages.ts', MODULE)
  for (const text of ['"component.label":"Insignă"', '"params.href.help":"Where"', '"label":"Košík"'])
    expect(compiled).toContain(text)
})

test('what belongs together in a language stays on one line', () => {
  const code = "export const m = defineMessages({ cs: { a: 'V {place} a 8 GB' }, ro: { a: 'un e-mail' } })"
  const compiled = compileMessages('messages.ts', code, { isTypeset: true })
  expect(compiled).toContain(
    '{"a":[{"type":0,"value":"V\u00a0"},{"type":1,"value":"place"},{"type":0,"value":" a\u00a08\u00a0GB"}]}',
  )
  expect(compiled).toContain('"ro":{"a":"un e\u2011mail"}')
})

test('a module may have several sets', () => {
  const set = (name: string) => `export const ${name} = defineMessages({ cs: { a: 'Ano' } })\n`
  expect(compileMessages('messages.ts', set('one') + set('two'))).toBe(
    'export const one = {"cs":{"a":"Ano"}}\nexport const two = {"cs":{"a":"Ano"}}\n',
  )
})

test.each(['{ cs: texts }', '{ cs: { ...texts } }', "{ cs: { [key]: 'Ano' } }", "{ cs: { a: 'Ano' + b } }"])(
  'what can only be known by running it is refused: %s',
  texts => {
    expect(() => compileMessages('messages.ts', `export const m = defineMessages(${texts})`)).toThrow(
      'messages.ts: texts are written out',
    )
  },
)

test('a text that is no ICU message fails the build, which names its key', () => {
  const code = "export const m = defineMessages({ cs: { count: '{count, plural, one {# kus}}' } })"
  expect(() => compileMessages('messages.ts', code)).toThrow('messages.ts: the message "count" is no ICU')
})

test.each([
  ['{when, date, short}', 'money and dates are given as texts'],
  ['{when, time}', 'money and dates are given as texts'],
  ['{price, number, ::currency/CZK}', 'money and dates are given as texts'],
  ['{n, plural, other {{when, date}}}', 'money and dates are given as texts'],
  ['{count, plural, one {# kus}}', 'OTHER'],
])('%s is refused', (text, reason) => {
  expect(() => compileMessage(text)).toThrow(reason)
})

test('a text without values stays a text, unquoted', () => {
  expect(compileMessage("Tisíc 'uvozovek' '{'a'}' <b>")).toBe("Tisíc 'uvozovek' {a} <b>")
  expect(compileMessage('')).toBe('')
})

test('a module is one of texts by its name and by what it says', () => {
  expect(isMessages('/a/form-messages.ts', MODULE)).toBe(true)
  expect(isMessages('/a/messages.ts', 'export const a = 1')).toBe(false)
  expect(isMessages('/a/view.tsx', MODULE)).toBe(false)
})
