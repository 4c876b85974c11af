import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkStylesheet } from './check-stylesheet.ts'

const folder = mkdtempSync(join(tmpdir(), 'ostrov-css-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (css: string, options = {}): string[] => {
  const file = join(folder, 'style.css')
  writeFileSync(file, css)
  return checkStylesheet(file, 'style.css', options)
}

test('a stylesheet of tokens for islands passes', () => {
  const css = `.ostrov {
    @container (min-width: 40rem) { .a { margin-inline: 0 auto; color: var(--ostrov-color-text) } }
    .b { background: transparent; border: 1px solid currentColor; font-size: var(--ostrov-font-size-s) }
    .c { background: color-mix(in srgb, var(--ostrov-color-text) 8%, transparent); inset: 0 }
  }`
  expect(check(css)).toEqual([])
  expect(check('[data-component="a"], .ostrov-a { inset: 0 } @keyframes a { to { inset: 0 } }')).toEqual([])
  expect(check('@property --ostrov-a { syntax: "*"; inherits: false }')).toEqual([])
  expect(check('@position-try --ostrov-a { margin: auto }')).toEqual([])
  expect(check('@layer ostrov { :root { --ostrov-a: 1rem } } :root:has(.ostrov-a) { inset: 0 }')).toEqual([])
})

test.each([
  ['.a { color: inherit }', 'style.css has a rule that reaches beyond islands; start it with .ostrov'],
  [
    '@media print { .ostrov-a, .a { color: inherit } }',
    'style.css has a rule that reaches beyond islands; start it with .ostrov',
  ],
  [':root { --a: 1rem }', 'style.css has a rule that reaches beyond islands; start it with .ostrov'],
  ['@layer other { .a { color: inherit } }', 'style.css has a layer that is not ostrov'],
  ['@page other { size: landscape }', 'style.css has a rule (page) outside .ostrov'],
  ['@page { margin: 0 }', 'style.css has a rule (page) outside .ostrov'],
  ['@property --gap { syntax: "*"; inherits: false }', 'style.css registers a property that is not ours'],
  ['@position-try --a { margin: auto }', 'style.css names a place that is not ours'],
  ['.ostrov {\n .a { color: #fff }\n}', 'style.css:2 names a colour; use a token'],
  ['.ostrov { .a { color: tomato } }', 'style.css:1 names a colour; use a token'],
  ['.ostrov { .a { background: var(--x, rgb(0 0 0 / 50%)) } }', 'style.css:1 names a colour; use a token'],
  ['.ostrov {\n .a { .b & { margin-left: 0 } }\n}', 'style.css:2 sets margin-left; use its logical form'],
  ['.ostrov { .a { width: 1rem } }', 'style.css:1 sets width; use its logical form'],
  ['.ostrov { .a { max-height: var(--x) } }', 'style.css:1 sets max-height; use its logical form'],
  ['.ostrov { .a { text-align: left } }', 'style.css:1 sets text-align to a side of the screen'],
  ['.ostrov { .a { font-size: 14px } }', 'style.css:1 sets font-size in px; use a token'],
  ['.ostrov { .a, #b { color: inherit } }', 'style.css:1 selects by id'],
])('%s is refused', (css, fault) => {
  expect(check(css)).toEqual([fault])
})

test('the file of the tokens may name colours', () => {
  expect(check('@position-try --ostrov-a { margin: auto }')).toEqual([])
  expect(check('@layer ostrov { :root { --a: #fff } }', { mayHaveColors: true })).toEqual([])
  expect(check('@position-try --ostrov-a { margin: auto }')).toEqual([])
  expect(check('@layer ostrov { :root { --a: #fff } }')).toHaveLength(1)
})
