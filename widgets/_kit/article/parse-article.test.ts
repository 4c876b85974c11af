import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'
import { type ArticleNode, parseArticle } from './parse-article.ts'

/** A tree as a line: tags in brackets, links with where they lead. */
const write = (nodes: readonly ArticleNode[]): string =>
  nodes
    .map(node =>
      typeof node === 'string'
        ? node
        : `[${node.tag}${node.href === null ? '' : ` ${node.href}`}:${write(node.children)}]`,
    )
    .join('')

test.each([
  [
    '<h2>Ceny</h2>\n<p>Jsou <b>konečné</b>, i&nbsp;s&nbsp;DPH.</p>',
    '[h3:Ceny][p:Jsou [strong:konečné], i\u00a0s\u00a0DPH.]',
  ],
  ['<ul>\n  <li>První\n  <li>Druhá\n</ul>', '[ul:[li:První ][li:Druhá ]]'],
  ['<p>Jeden<p>Druhý<ul><li>A<ul><li>B</ul></ul>', '[p:Jeden][p:Druhý][ul:[li:A[ul:[li:B]]]]'],
  ['<P CLASS="x" STYLE=\'y\'>Velká</P>', '[p:Velká]'],
  ['<a href="/cz/podminky/?a=1&amp;b=2" onclick="x()">zde</a>', '[a /cz/podminky/?a=1&b=2:zde]'],
  [
    "<a class=x href='https://dpd.com'>mapa</a> <a href=/cz/>domů</a>",
    '[a https://dpd.com:mapa] [a /cz/:domů]',
  ],
  ['<table><tr><th>Den<td>Hodiny<tr><td>Po<td></table>', '[table:[tr:[th:Den][td:Hodiny]][tr:[td:Po][td:]]]'],
  ['<p>&nbsp;</p><p></p><div><span></span></div>x<br>y', 'x[br:]y'],
  ['<span>Text</span> bez <font color=red>značek</font>', 'Text bez značek'],
  ['5 < 6 a <3 i "7 > 6"', '5 < 6 a <3 i "7 > 6"'],
])('%s reads as %s', (html, tree) => expect(write(parseArticle(html))).toBe(tree))

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT src=//evil.example></SCRIPT >',
  '<script>alert(1)',
  '<style>p{}</style><template><p>x</p></template>',
  '<svg><script>alert(1)</script><text>x</text></svg>',
  '<iframe srcdoc="<p>x</p>">x</iframe>',
  '<!-- <p>x</p> --><!-- x',
  '<img src=x onerror=alert(1)><input autofocus onfocus=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
])('nothing of %s is read', html =>
  expect(write(parseArticle(html)).replace(/"/g, '').replace('>', '').trim()).toBe(''),
)

test('whatever is written, only known tags come of it, none deeper than a page can show, and links are texts', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    'p',
    'a href=',
    '"',
    "'",
    'script',
    '!--',
    '-->',
    ' ',
    'li',
    '&amp;',
    'x',
    '/',
    '\n',
  )
  const known = /^(?:p|h3|h4|ul|ol|li|strong|em|a|br|hr|blockquote|table|thead|tbody|tr|th|td)$/
  const check = (nodes: readonly ArticleNode[], depth: number): void => {
    expect(depth).toBeLessThan(50)
    for (const node of nodes) {
      if (typeof node === 'string') continue
      expect(node.tag).toMatch(known)
      if (node.tag !== 'a') expect(node.href).toBeNull()
      check(node.children, depth + 1)
    }
  }
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => check(parseArticle(pieces.join('')), 0)),
  )
  check(parseArticle('<p><b>'.repeat(5000)), 0)
})

test('what is made to take for ever is read at once', () => {
  const started = performance.now()
  for (const part of ['<a ', '<a "', '<!--', '<script>', '<p><li>', '&amp', '<a href="'])
    parseArticle(part.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(3000)
})

test.each([
  ['&amp;&lt;&quot;&#39;&apos;&gt;', "&<\"''>"],
  ['P&rcaron;&iacute;li&scaron; &#382;lu&#x165;ou&#269;k&yacute;', 'Příliš žluťoučký'],
  ['&bdquo;&ldquo; 8&ndash;19&nbsp;h', '„“ 8–19\u00a0h'],
  [
    '&nothing; &constructor; &xacute; & 5 &#0; &#xd800; &#1114112;',
    '&nothing; &constructor; &xacute; & 5 &#0; &#xd800; &#1114112;',
  ],
])('%s is %s', (written, text) => expect(decodeEntities(written)).toBe(text))
