import * as v from 'valibot'
import { ICON_NAMES } from '../site/icons.ts'

export const PARAM_TYPES = ['string', 'integer', 'decimal', 'boolean'] as const
export type ParamType = (typeof PARAM_TYPES)[number]

/** One param as the server keeps it and writes it into the page. */
export interface PlaceholderParam {
  name: string
  value: string | number | boolean | null
  type: ParamType
}

/** Params as a seed writes them: values by name; what is neither text, number nor flag becomes JSON. */
export const Params = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(values => Object.entries(values).map(([name, value]) => makeParam(name, value))),
)

export function makeParam(name: string, value: unknown): PlaceholderParam {
  if (typeof value === 'boolean') return { name, value, type: 'boolean' }
  if (typeof value === 'number') return { name, value, type: 'integer' }
  return { name, value: typeof value === 'string' ? value : JSON.stringify(value), type: 'string' }
}

const Id = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const listItems = <T extends v.ObjectEntries>(entries: T) => v.array(v.strictObject(entries))

/**
 * What the shop fills in each time: choosing a device by plain links, step by step; the same for the service, and its
 * search as a plain form; what is given for devices today; some of the goods.
 */
export const FRAGMENT_KINDS = [
  'device-steps',
  'service-steps',
  'service-search',
  'buyback-offers',
  'goods-picks',
] as const

const Leaf = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['lead', 'paragraph']), text: v.string() }),
  // A sentence before the shop's telephone number, or its e-mail address.
  v.strictObject({ kind: v.picklist(['phone', 'email']), text: v.string() }),
  v.strictObject({
    kind: v.literal('heading'),
    text: v.string(),
    id: v.exactOptional(Id),
    level: v.exactOptional(v.literal(3)),
  }),
  v.strictObject({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.strictObject({ kind: v.literal('steps'), items: listItems({ title: v.string(), text: v.string() }) }),
  v.strictObject({
    kind: v.literal('questions'),
    items: listItems({ question: v.string(), answer: v.string() }),
  }),
  v.strictObject({
    kind: v.literal('links'),
    items: listItems({ label: v.string(), href: v.string(), text: v.exactOptional(v.string()) }),
  }),
  // The first sight of the shop: the page's main heading, what it promises, and the way to it.
  v.strictObject({
    kind: v.literal('hero'),
    lead: v.string(),
    actions: listItems({ label: v.string(), href: v.string() }),
    points: v.array(v.string()),
    images: v.array(v.string()),
  }),
  // Large cards, each a way to go.
  v.strictObject({
    kind: v.literal('ways'),
    items: listItems({
      icon: v.picklist(ICON_NAMES),
      title: v.string(),
      text: v.string(),
      href: v.string(),
      action: v.string(),
      image: v.string(),
    }),
  }),
  v.strictObject({
    kind: v.literal('facts'),
    items: listItems({ icon: v.picklist(ICON_NAMES), title: v.string(), text: v.string() }),
  }),
  // On to all of what some was shown of.
  v.strictObject({ kind: v.literal('more'), label: v.string(), href: v.string() }),
  v.strictObject({ kind: v.picklist([...FRAGMENT_KINDS, 'cart-link']) }),
  // The plain form for signing in; who is signed in goes on at the path `next`.
  v.strictObject({ kind: v.literal('sign-in'), id: Id, next: v.string() }),
  // The plain form for the newsletter; `id` tells its fields from those of another form of the page.
  v.strictObject({ kind: v.literal('newsletter-form'), id: Id }),
  // The search of the shop for who knows what their device is called.
  v.strictObject({ kind: v.literal('device-search'), id: Id }),
  // A banner as its island shows it, from the very same params.
  v.strictObject({ kind: v.literal('banner'), params: v.optional(Params, {}) }),
])

/** A piece of server-rendered text as an editor composes it; always rendered as text, never as markup. */
export type Content =
  | v.InferOutput<typeof Leaf>
  /** A section that a placeholder shows as a tab; without a label its first heading serves. */
  | { kind: 'tab'; id: string; label?: string; contents: Content[] }
  /** A placeholder inside the content of another. */
  | { kind: 'island'; component: string; params: PlaceholderParam[]; contents: Content[] }

const Contents: v.GenericSchema<unknown, Content[]> = v.lazy(() => v.array(Content))
export const Content = v.variant('kind', [
  Leaf,
  v.strictObject({
    kind: v.literal('tab'),
    id: Id,
    label: v.exactOptional(v.string()),
    contents: Contents,
  }),
  v.strictObject({
    kind: v.literal('island'),
    component: v.string(),
    params: v.optional(Params, {}),
    contents: Contents,
  }),
])
