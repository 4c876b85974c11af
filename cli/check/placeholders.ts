import { describeChoice, suggest } from '../text.ts'
import {
  findAncestor,
  isPlaceholder,
  isVoid,
  listTags,
  listWords,
  locateAttribute,
  nameComponent,
  type Page,
  readAttribute,
  type Tag,
} from './html.ts'
import { findComponent, type Manifest } from './manifest.ts'
import type { Check, Reading } from './reading.ts'
import type { Add } from './report.ts'

const WHEN = /^(?:load|idle|visible|interaction|media\(.+\))$/
const MOMENTS = ['load', 'idle', 'visible', 'interaction', 'media(…)']
/** Elements whose content is text, or which can't hold a box. */
const NO_PLACE =
  /^(?:script|style|textarea|title|iframe|select|option|optgroup|noscript|template|video|audio|canvas|object|svg|math)$/
/** Elements that end by themselves where another one begins. */
const MAY_STAY_OPEN = /^(?:p|li|dt|dd|td|th|tr)$/
const SHOWN = /^(?:img|picture|svg|video|iframe|input|button|select|textarea|canvas|hr|progress|meter)$/

/** Placeholders as such: their names, their place in the page, and what visitors see before the island. */
export const checkPlaceholders: Check = (reading, add) => {
  for (const tag of reading.page.placeholders) {
    const component = nameComponent(tag)
    checkOne(tag, reading, (kind, at, problem, details) => add(kind, at, problem, { component, ...details }))
  }
  checkNumbers(reading.page, add)
  for (const tag of reading.page.tags.filter(one => one.isInert && isPlaceholder(one)))
    add('placeholder-inert', tag.at, 'The placeholder stands in a <template>.', {
      component: nameComponent(tag),
    })
}

function checkOne(tag: Tag, { manifest, page }: Reading, add: Add): void {
  checkName(tag, manifest, add)
  checkWhen(tag, add)
  checkAttributes(tag, add)
  if (isVoid(tag.name) || NO_PLACE.test(tag.name))
    add('placeholder-element', tag.at, `The placeholder is a <${tag.name}>.`)
  else checkContent(tag, add)
  checkNesting(tag, manifest, add)
  checkMoved(tag, page, add)
}

function checkName(tag: Tag, manifest: Manifest, add: Add): void {
  const component = nameComponent(tag)
  const at = locateAttribute(tag, 'data-component')
  if (component.trim() === '') add('component-empty', at, 'The placeholder names no component.')
  else if (!findComponent(manifest, component))
    add('component-unknown', at, `There is no component ${JSON.stringify(component.slice(0, 80))}.`, {
      fix: describeChoice(component, Object.keys(manifest.widgets), 'There are'),
    })
}

function checkWhen(tag: Tag, add: Add): void {
  const when = readAttribute(tag, 'data-when')
  if (!when || (WHEN.test(when) && isBalanced(when) && isQuery(when))) return
  const fix = when.startsWith('media')
    ? 'Write a media query in brackets, such as media(min-width: 600px).'
    : describeChoice(when, MOMENTS, 'Write one of')
  add('when-wrong', locateAttribute(tag, 'data-when'), `data-when is ${JSON.stringify(when.slice(0, 80))}.`, {
    fix,
  })
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    else if (letter === ')' && --depth < 0) return false
  }
  return depth === 0
}

/** A feature alone, with its value, or within a range; or a kind of media. */
const CONDITION = /^\s*(?:[\w-]+|[\w-]+\s*:[^:]+|[^:]+[<>=][^:]+)\s*$/
const BEFORE_CONDITION = /^\s*(?:(?:not|only)\s+)?[\w-]+\s*$/

/** Whether a media query is one that a browser can read; it may stand in brackets of its own. */
function isQuery(when: string): boolean {
  const [, query] = /^media\((.+)\)$/.exec(when) ?? []
  if (query === undefined) return true
  const conditions = query.match(/\([^()]*\)/g)
  if (conditions) return conditions.every(one => CONDITION.test(one.slice(1, -1)))
  return query.split(',').every(one => CONDITION.test(one) || BEFORE_CONDITION.test(one))
}

/** What the loader reads of a placeholder, by what it may be taken for. */
const ATTRIBUTES = ['data-component-pk', 'data-params', 'data-rendered', 'data-replay', 'data-when']
const OTHER_WORDS: Readonly<Record<string, string>> = {
  'data-props': 'data-params',
  'data-options': 'data-params',
  'data-settings': 'data-params',
  'data-pk': 'data-component-pk',
}

/** A site has attributes of its own; one that is nearly ours was meant to be ours. */
function checkAttributes(tag: Tag, add: Add): void {
  for (const name of tag.attributes.keys()) {
    if (!name.startsWith('data-') || ATTRIBUTES.includes(name) || name === 'data-component') continue
    const meant = OTHER_WORDS[name] ?? suggest(name, ATTRIBUTES, Math.min(2, Math.floor(name.length / 4)))
    if (!meant || tag.attributes.has(meant)) continue
    const fix = `Did you mean "${meant}"?`
    add('attribute-unknown', locateAttribute(tag, name), `The placeholder has "${name}".`, { fix })
  }
}

function checkContent(tag: Tag, add: Add): void {
  if (!tag.isClosed && !MAY_STAY_OPEN.test(tag.name))
    add('placeholder-unclosed', tag.at, `The placeholder’s <${tag.name}> is never closed.`, {
      fix: `Close it with </${tag.name}>; <${tag.name}/> closes nothing in HTML.`,
    })
  const isRendered = tag.children.some(child => listWords(child, 'class').includes('ostrov'))
  if (tag.attributes.has('data-rendered') && !isRendered)
    add('rendered-empty', tag.at, 'The placeholder has data-rendered, and no child of the class "ostrov".')
  if (!listTags(tag).some(isSeen))
    add('fallback-missing', tag.at, 'The placeholder holds nothing that a visitor could see.')
}

/** Whether a tag itself shows something: text, an element that is drawn, or one that a stylesheet may draw. */
function isSeen(tag: Tag): boolean {
  if (/^(?:script|style|template)$/.test(tag.name) || tag.isInert) return false
  const isDrawn = tag.children.length === 0 && tag.attributes.has('class') && !isPlaceholder(tag)
  return isDrawn || SHOWN.test(tag.name) || tag.texts.some(({ text }) => text.trim() !== '')
}

function checkNesting(tag: Tag, manifest: Manifest, add: Add): void {
  const outer = findAncestor(tag, isPlaceholder)
  const around = outer && nameComponent(outer)
  if (around === null || findComponent(manifest, around)?.keepsContent) return
  const found = around === nameComponent(tag) ? `another "${around}"` : `the one of "${around}"`
  add('placeholder-nested', tag.at, `The placeholder stands in ${found}.`)
}

/** Whether the browser has put it elsewhere than where it is written. */
function checkMoved(tag: Tag, { pairs }: Page, add: Add): void {
  const lost = pairs.find(
    pair =>
      pair.at < tag.at &&
      pair.end > tag.at &&
      !/^(?:html|body)$/.test(pair.name) &&
      !findAncestor(tag, ancestor => ancestor.isWritten && ancestor.at === pair.at),
  )
  if (!lost) return
  const problem = `The placeholder is written in a <${lost.name}>, where no <${tag.name}> may stand.`
  const isHead = lost.name === 'head'
  const fix = isHead ? 'Put it into the body.' : `Put it outside of the <${lost.name}>, or make that a <div>.`
  add('placeholder-moved', tag.at, problem, { fix })
}

function checkNumbers({ placeholders }: Page, add: Add): void {
  const first = new Map<string, Tag>()
  for (const tag of placeholders) {
    const pk = readAttribute(tag, 'data-component-pk')
    const other = pk ? first.get(pk) : undefined
    if (pk && !other) first.set(pk, tag)
    if (!pk || !other) continue
    const whose = nameComponent(other) || 'another placeholder'
    const problem = `data-component-pk="${pk.slice(0, 80)}" is also that of ${whose}.`
    add('pk-repeated', locateAttribute(tag, 'data-component-pk'), problem, { component: nameComponent(tag) })
  }
}
