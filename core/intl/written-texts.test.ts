import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync(['widgets/**/*.tsx', 'loader/**/*.tsx'], { cwd: root })
  .filter(file => !file.endsWith('.test.tsx') && !file.includes('/testing/'))
  .sort()

/** Attributes whose value is read or heard. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/

/** "ID" is the same in each language. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text) && text.trim() !== 'ID'

/** Texts that a visitor would read or hear in one language alone: written into the markup, not into messages. */
function findWrittenTexts(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isShown(node) && hasLetters(node.text))
      found.push(
        `${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.text.trim()}`,
      )
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A literal between tags, alone in braces there, or as the value of an attribute that is read out. */
function isShown(node: ts.Node): node is ts.JsxText | ts.StringLiteral | ts.NoSubstitutionTemplateLiteral {
  if (ts.isJsxText(node)) return true
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return false
  const place = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent
  if (ts.isJsxAttribute(place)) return SPOKEN.test(place.name.getText())
  return ts.isJsxElement(place) || ts.isJsxFragment(place)
}

test('no view has a text of its own: all stand in messages', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(file => findWrittenTexts(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  ['<p>Košík</p>'],
  ['<p>{"Košík"}</p>'],
  ['<>Košík</>'],
  ['<a aria-label="Košík" />'],
  ['<a title={`Košík`} />'],
  ['<input placeholder="Košík" />'],
])('%s is such a text', markup => {
  expect(findWrittenTexts('view.tsx', markup)).toEqual(['view.tsx:1 Košík'])
})

test.each([
  ['<p>{t("cart")} · 5 %</p>'],
  ['<a className="ostrov-cart" aria-hidden="true" />'],
  ['<img alt="" />'],
])('%s is none', markup => {
  expect(findWrittenTexts('view.tsx', markup)).toEqual([])
})
