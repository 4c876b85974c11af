import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import { listPartNames } from './kit-parts.ts'

/** What people call a component that has another name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'admin-category-tree': ['hierarchy'],
  'foundations-colours': ['Tokens', 'palette', 'theme'],
  'foundations-scales': ['Tokens', 'typography', 'spacing', 'elevation'],
  'kit-combobox': ['autocomplete', 'typeahead'],
  'kit-device': ['radio'],
  'kit-fields': ['form', 'input', 'dropdown', 'select', 'checkbox'],
  'kit-grid': ['table', 'list'],
  'kit-import': ['upload', 'file'],
  'kit-messages': ['alert', 'banner', 'error'],
  'kit-overlays': ['modal', 'popup', 'picker'],
  'kit-record': ['detail', 'edit'],
  'kit-small-parts': ['pagination', 'badge', 'tag', 'counter'],
  'marketing-banner': ['promotion'],
  notifications: ['toast', 'snackbar'],
  'orders-overview': ['history'],
  'purge-dialog': ['modal'],
  'service-smart-search': ['autocomplete'],
}

/**
 * A story's source whose title has the names in code behind it, in brackets: Storybook's search reads titles and nothing
 * else. The id is that of the plain title.
 */
export const nameStories = (code: string, file: string, widgets: readonly string[]): string =>
  spellStories(nameTitle(code, file, widgets))

/** Each story is named as a sentence is written: “Kinds and states”. */
const spellStories = (code: string): string =>
  [...code.matchAll(/^export const ([A-Z]\w*)/gm)].reduce(
    (left, [, story = '']) => `${left}\n${story}.storyName = '${spellStory(story)}'`,
    code,
  )

const PROPER = /^(?:Czech|English|Romanian)$/

/** An export as its story is read. */
export const spellStory = (story: string): string =>
  storyNameFromExport(story)
    .split(' ')
    .map((word, at) =>
      at === 0 || PROPER.test(word) || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ')
    .replace(/\bdont\b/, 'don’t')

const nameTitle = (code: string, file: string, widgets: readonly string[]): string =>
  code.replace(/(export default \{\s*)title: '([^']+)'/, (found, head: string, title: string) => {
    const own = title.split('/').at(-1)?.toLowerCase()
    const names = listNames(code, file, widgets).filter(name => name.toLowerCase() !== own)
    return names.length === 0
      ? found
      : `${head}title: '${title} (${names.join(' ')})', id: '${sanitize(title)}'`
  })

function listNames(code: string, file: string, widgets: readonly string[]): readonly string[] {
  const [, name = ''] = /([a-z-]+)\.stories\.tsx$/.exec(file) ?? []
  if (widgets.includes(name)) return [name, ...(ALIASES[name] ?? [])]
  const parts = name.startsWith('kit-') ? listPartNames(code) : []
  return [...parts, ...(ALIASES[name] ?? [])]
}

/** A title without its group, as it is read, and the names behind it. */
export function splitTitle(title: string): readonly [read: string, names: string] {
  const [, read = title, names = ''] = /^(.+) \(([^)]+)\)$/.exec(title) ?? []
  return [read, names]
}
