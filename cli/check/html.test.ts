import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPage } from './check-page.ts'
import { locate, parsePage } from './html.ts'
import { MANIFEST } from './manifest.fixture.ts'

test('a place in the source is told by line and column from 1', () => {
  const page = parsePage('<p>\r\n<b>\n\n<i>')
  const places = page.tags.filter(tag => tag.isWritten).map(tag => locate(page, tag.at))
  expect(places).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 1 },
    { line: 4, column: 1 },
  ])
})

test('elements that the source opens and closes are paired, whatever the browser makes of them', () => {
  const { pairs } = parsePage('<p><div>a</div></p><ul><li>b</ul><br>')
  expect(pairs.map(({ name, at, end }) => [name, at, end])).toEqual([
    ['div', 3, 9],
    ['p', 0, 15],
    ['ul', 19, 28],
  ])
})

test('a page that nests deeper than functions may call is read', () => {
  const source = `${'<div>'.repeat(20_000)}<div data-component="chooser">a</div>`
  expect(parsePage(source).placeholders).toHaveLength(1)
})

const PIECES = [
  '<div data-component="chooser">',
  '<script type="application/json" id="ostrov-page">',
  '{"market":"cz","routes":{"buyout-types":"/a/"}}',
  '[{"name":"count"}]',
  '</script>',
  '</div>',
  '<p onclick=a style=b>',
  '</p>',
  '<template>',
  '<table><tr>',
  '<svg><a href="javascript:">',
  '<form name=cookie>',
  '<link rel=stylesheet href=/ostrov-12345678.css>',
  '<script src=/loader-123456.js>',
  '<!--',
  '-->',
  '<html lang=cs>',
  '</head>',
  '\u0000',
  '\uD800',
  '&#x;',
]

test('whatever a page holds, it is checked to the end, and every finding has its place in it', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 12 }), parts => {
      const source = parts.join('')
      const lines = source.split('\n')
      for (const { column, line } of checkPage(source, MANIFEST, "script-src 'self'")) {
        expect(line).toBeLessThanOrEqual(lines.length)
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
      }
    }),
    { numRuns: 500 },
  )
})
