import { DOCUMENT_MEMBERS } from './document-members.ts'
import type { Remark } from './finding.ts'
import { CONFIG_ID } from './read-config.ts'
import type { Rule } from './reading.ts'
import { locateAttribute, readAttribute, type Tag } from './tag.ts'

/** Elements whose names become members of the document. */
const NAMING = /^(?:embed|form|iframe|img|object)$/
/** The one name in a form that libraries walk up by. */
const WAY_UP = 'parentNode'

/** Ids and names that get in the way of scripts. */
export const judgeNames: Rule = ({ page }) => {
  const live = page.tags.filter(tag => !tag.isInert)
  return [...judgeIds(live), ...live.flatMap(judgeMembers)]
}

function judgeIds(tags: readonly Tag[]): Remark[] {
  const seen = new Set<string>()
  return tags.flatMap((tag): Remark[] => {
    const id = readAttribute(tag, 'id')
    if (!id) return []
    const isRepeated = seen.has(id)
    seen.add(id)
    // That one has a rule of its own.
    if (!isRepeated || id === CONFIG_ID) return []
    return [
      {
        kind: 'id-repeated',
        at: locateAttribute(tag, 'id'),
        problem: `The page has another element of the id ${JSON.stringify(id.slice(0, 80))}.`,
        fix: 'Make the id from something that the page has once, such as the number of the plugin.',
      },
    ]
  })
}

function judgeMembers(tag: Tag): Remark[] {
  return ['name', 'id'].flatMap((attribute): Remark[] => {
    const value = readAttribute(tag, attribute)
    if (!value || !isHiding(tag, attribute, value)) return []
    return [
      {
        kind: 'name-clobbers',
        at: locateAttribute(tag, attribute),
        problem: `<${tag.name} ${attribute}="${value}"> hides document.${value}.`,
        fix: `Give it another ${attribute}.`,
      },
    ]
  })
}

function isHiding(tag: Tag, attribute: string, value: string): boolean {
  if (value === WAY_UP) return true
  if (!DOCUMENT_MEMBERS.has(value) || !NAMING.test(tag.name)) return false
  // An object goes by its id too, and an image only while it has a name.
  return attribute === 'name' || tag.name === 'object' || (tag.name === 'img' && tag.attributes.has('name'))
}
