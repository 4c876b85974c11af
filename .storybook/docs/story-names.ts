import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import { listPartNames } from './kit-parts.ts'

/** What each widget calls itself, in the languages of the markets. */
export type Labels = Readonly<Record<string, readonly string[]>>

/** What people call a component that has another name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'add-to-cart': ['buy', 'basket'],
  'admin-category-tree': ['hierarchy'],
  'admin-discount-detail': ['voucher', 'coupon', 'code'],
  'admin-discount-grid': ['voucher', 'coupon', 'codes'],
  'admin-preorder-stock': ['inventory', 'warehouse'],
  'buyback-selector': ['trade-in', 'appraisal'],
  cart: ['basket', 'trolley'],
  'cart-badge': ['basket', 'icon'],
  'contract-withdrawal': ['return', 'refund', 'complaint'],
  'dpd-map': ['pick-up', 'parcel', 'locker'],
  'foundations-colours': ['Tokens', 'palette', 'theme', 'contrast'],
  'foundations-scales': ['Tokens', 'typography', 'spacing', 'elevation', 'font'],
  'instalment-calculator': ['loan', 'credit'],
  'instalment-overview': ['loan', 'credit'],
  'kit-button': ['Spinner', 'loading'],
  'kit-combobox': ['autocomplete', 'typeahead'],
  'kit-device': ['radio', 'loading'],
  'kit-fields': ['form', 'input', 'dropdown', 'select', 'checkbox'],
  'kit-grid': ['table', 'list'],
  'kit-import': ['upload', 'file'],
  'kit-messages': ['alert', 'banner', 'error'],
  'kit-overlays': ['modal', 'popup', 'picker'],
  'kit-record': ['detail', 'edit'],
  'kit-small-parts': ['pagination', 'badge', 'tag', 'counter'],
  'last-visited': ['recently', 'viewed', 'history'],
  login: ['log-in', 'account'],
  'marketing-banner': ['promotion'],
  'newsletter-subscriber': ['subscribe', 'mailing'],
  notifications: ['toast', 'snackbar'],
  'order-status': ['tracking', 'shipment'],
  'orders-overview': ['history'],
  'purge-dialog': ['modal'],
  'sell-form': ['trade-in'],
  'service-selector': ['repair'],
  'service-smart-search': ['autocomplete', 'repair'],
  'sub-cart': ['basket', 'mini-cart'],
  tabs: ['accordion'],
}

/**
 * A story's source whose title has the names in code behind it, in brackets: Storybook's search reads titles and nothing
 * else. The id is that of the plain title.
 */
export const nameStories = (code: string, file: string, labels: Labels): string =>
  spellStories(nameTitle(code, file, labels))

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

const nameTitle = (code: string, file: string, labels: Labels): string =>
  code.replace(/(export default \{\s*)title: '([^']+)'/, (found, head: string, title: string) => {
    const known = new Set([title.split('/').at(-1)?.toLowerCase()])
    const names = listNames(code, file, labels).filter(name => {
      const isNew = !known.has(name.toLowerCase())
      known.add(name.toLowerCase())
      return isNew
    })
    return names.length === 0
      ? found
      : `${head}title: '${title} (${names.join(' ')})', id: '${sanitize(title)}'`
  })

function listNames(code: string, file: string, labels: Labels): readonly string[] {
  const [, name = ''] = /([a-z-]+)\.stories\.tsx$/.exec(file) ?? []
  const aliases = ALIASES[name] ?? []
  if (labels[name]) return [name, ...listWords(labels[name]), ...aliases]
  return [...(name.startsWith('kit-') ? listPartNames(code) : []), ...aliases]
}

/** Words by which nobody searches. */
const LITTLE = /^(?:.{1,2}|pro|přes|din|după|prin|spre|pentru|privind)$/u

/** The words of labels, and those with accents also as many type them: “košík”, “kosik”. */
function listWords(labels: readonly string[]): readonly string[] {
  const words = labels.flatMap(label => label.match(/[\p{L}-]+/gu) ?? []).filter(word => !LITTLE.test(word))
  return [...words, ...words.map(word => word.normalize('NFD').replaceAll(/\p{M}/gu, ''))]
}

/** A title without its group, as it is read, and the names behind it. */
export function splitTitle(title: string): readonly [read: string, names: string] {
  const [, read = title, names = ''] = /^(.+) \(([^)]+)\)$/.exec(title) ?? []
  return [read, names]
}
