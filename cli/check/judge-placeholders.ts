import type { Remark } from './finding.ts'
import { isVoid } from './pair-tags.ts'
import { nameComponent, type Reading, type Rule } from './reading.ts'
import { describeChoice } from './suggest.ts'
import { findAncestor, isPlaceholder, listTags, locateAttribute, readAttribute, type Tag } from './tag.ts'

const WHEN = /^(?:load|idle|visible|interaction|media\(.+\))$/
const MOMENTS = ['load', 'idle', 'visible', 'interaction', 'media(…)']
/** Elements whose content is text, or which can't hold a box. */
const NO_PLACE =
  /^(?:script|style|textarea|title|iframe|select|option|optgroup|noscript|template|video|audio|canvas|object|svg|math)$/

/** Elements that end by themselves where another one begins. */
const MAY_STAY_OPEN = /^(?:p|li|dt|dd|td|th|tr)$/

/** Placeholders as such: their names, their place in the page, and what visitors see before the island. */
export const judgePlaceholders: Rule = reading => [
  ...reading.page.placeholders.flatMap(tag => judgeOne(tag, reading)),
  ...judgeNumbers(reading),
  ...judgeInert(reading),
]

function judgeOne(tag: Tag, reading: Reading): Remark[] {
  const component = nameComponent(tag)
  const remarks: Remark[] = []
  const add = (remark: Omit<Remark, 'at' | 'component'>, at = tag.at) =>
    remarks.push({ ...remark, at, component: component || undefined })
  judgeName(component, reading, remark => add(remark, locateAttribute(tag, 'data-component')))
  judgeWhen(tag, remark => add(remark, locateAttribute(tag, 'data-when')))
  if (isVoid(tag.name) || NO_PLACE.test(tag.name))
    add({
      kind: 'placeholder-element',
      problem: `The placeholder is a <${tag.name}>.`,
      fix: 'Make it a <div>.',
    })
  else judgeContent(tag, add)
  judgeNesting(tag, reading, add)
  return remarks
}

type Add = (remark: Omit<Remark, 'at' | 'component'>) => void

function judgeName(component: string, { manifest }: Reading, add: Add): void {
  if (component.trim() === '')
    add({
      kind: 'component-empty',
      problem: 'The placeholder names no component.',
      fix: 'Write the name into data-component, or take the attribute away.',
    })
  else if (!Object.hasOwn(manifest.widgets, component))
    add({
      kind: 'component-unknown',
      problem: `There is no component ${JSON.stringify(component.slice(0, 80))}.`,
      fix: describeChoice(component, Object.keys(manifest.widgets), 'There are'),
    })
}

function judgeWhen(tag: Tag, add: Add): void {
  const when = readAttribute(tag, 'data-when')
  if (!when || (WHEN.test(when) && isBalanced(when))) return
  const fix = /^media/.test(when)
    ? 'Write a media query in brackets, such as media(min-width: 600px).'
    : describeChoice(when, MOMENTS, 'Write one of')
  add({ kind: 'when-wrong', problem: `data-when is ${JSON.stringify(when.slice(0, 80))}.`, fix })
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    else if (letter === ')' && --depth < 0) return false
  }
  return depth === 0
}

function judgeContent(tag: Tag, add: Add): void {
  const inner = listTags(tag).slice(1)
  if (!tag.isClosed && !MAY_STAY_OPEN.test(tag.name))
    add({
      kind: 'placeholder-unclosed',
      problem: `The placeholder’s <${tag.name}> is never closed.`,
      fix: `Close it with </${tag.name}>; <${tag.name}/> closes nothing in HTML.`,
    })
  const rendered = tag.children.find(child =>
    (readAttribute(child, 'class') ?? '').split(/\s+/).includes('ostrov'),
  )
  if (tag.attributes.has('data-rendered') && !rendered)
    add({
      kind: 'rendered-empty',
      problem: 'The placeholder has data-rendered, and no child of the class "ostrov".',
      fix: 'Put the rendered markup into it, or take data-rendered away.',
    })
  if (![tag, ...inner].some(isSeen))
    add({
      kind: 'fallback-missing',
      problem: 'The placeholder holds nothing that a visitor could see.',
      fix: 'Put in what is true without the island: a sentence, a link, a skeleton of its size.',
    })
}

const SHOWN = /^(?:img|picture|svg|video|iframe|input|button|select|textarea|canvas|hr|progress|meter)$/

/** Whether a tag itself shows something: text, an element that is drawn, or one that a stylesheet may draw. */
function isSeen(tag: Tag): boolean {
  if (/^(?:script|style|template)$/.test(tag.name) || tag.isInert) return false
  const isDrawn = tag.children.length === 0 && tag.attributes.has('class') && !isPlaceholder(tag)
  return isDrawn || SHOWN.test(tag.name) || tag.texts.some(({ text }) => text.trim() !== '')
}

function judgeNesting(tag: Tag, { manifest, page }: Reading, add: Add): void {
  const outer = findAncestor(tag, isPlaceholder)
  const around = outer && nameComponent(outer)
  if (around !== null && !manifest.widgets[around]?.keepsContent)
    add({
      kind: 'placeholder-nested',
      problem:
        around === nameComponent(tag)
          ? `The placeholder stands in another "${around}".`
          : `The placeholder stands in the one of "${around}".`,
      fix: 'Put them one after the other.',
    })
  const lost = page.pairs.find(
    pair =>
      pair.at < tag.at &&
      pair.end > tag.at &&
      !/^(?:html|body)$/.test(pair.name) &&
      !findAncestor(tag, ancestor => ancestor.isWritten && ancestor.at === pair.at),
  )
  if (lost)
    add({
      kind: 'placeholder-moved',
      problem: `The placeholder is written in a <${lost.name}>, where no <${tag.name}> may stand.`,
      fix:
        lost.name === 'head'
          ? 'Put it into the body.'
          : `Put it outside of the <${lost.name}>, or make that a <div>.`,
    })
}

function judgeNumbers({ page }: Reading): Remark[] {
  const first = new Map<string, Tag>()
  return page.placeholders.flatMap((tag): Remark[] => {
    const pk = readAttribute(tag, 'data-component-pk')
    if (!pk) return []
    const other = first.get(pk)
    if (!other) {
      first.set(pk, tag)
      return []
    }
    return [
      {
        kind: 'pk-repeated',
        at: locateAttribute(tag, 'data-component-pk'),
        component: nameComponent(tag),
        problem: `data-component-pk="${pk.slice(0, 80)}" is also that of ${nameComponent(other) || 'another placeholder'}.`,
        fix: 'Give each placeholder the number of its own plugin.',
      },
    ]
  })
}

const judgeInert = ({ page }: Reading): Remark[] =>
  page.tags
    .filter(tag => tag.isInert && isPlaceholder(tag))
    .map(tag => ({
      kind: 'placeholder-inert',
      at: tag.at,
      component: nameComponent(tag),
      problem: 'The placeholder stands in a <template>.',
      fix: 'Take it out, unless a script of the page clones the template.',
    }))
