import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import { readVisitor } from '../django/session.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { hasRole } from '../staff/roles.ts'
import { namePart } from './draft.ts'
import { PAGE_SLOT } from './page-slot.ts'
import type { Placeholder } from './schema.ts'
import type { ComposedPage, PagePart } from './store.ts'

/** The component by which staff edit the others, in the page. */
const EDITOR = 'component-params'

const TEXTS = {
  cz: {
    edit: 'Upravit stránku',
    leave: 'Ukončit úpravy',
    nothing: 'Na této stránce není nic k úpravám.',
    pages: 'Stránky, které můžete upravit',
    preview: 'Náhled konceptu. Návštěvníci tuto podobu stránky zatím nevidí.',
  },
  ro: {
    edit: 'Editați pagina',
    leave: 'Încheiați editarea',
    nothing: 'Pe această pagină nu este nimic de editat.',
    pages: 'Paginile pe care le puteți edita',
    preview: 'Previzualizarea ciornei. Vizitatorii nu văd încă această formă a paginii.',
  },
} as const

export interface EditMode {
  isStaff: boolean
  /** `?edit` by somebody whom nobody knows. */
  isSignInDue: boolean
  /** `?edit`, or an editor among the page's own components: the draft stands in the page, with an editor. */
  isEdited: boolean
  /** `?preview`: the draft as visitors are going to see it. */
  isPreviewed: boolean
}

export async function readEditMode(c: ShopContext, shop: Shop, { parts }: ComposedPage): Promise<EditMode> {
  const visitor = await readVisitor(shop.database, c)
  const isStaff = await hasRole(shop.database, visitor, 'content')
  const isPreviewed = isStaff && c.req.query('preview') !== undefined
  const isAsked = c.req.query('edit') !== undefined || parts.some(isEditor)
  const isSignInDue = visitor === null && c.req.query('edit') !== undefined
  return { isStaff, isEdited: isStaff && !isPreviewed && isAsked, isPreviewed, isSignInDue }
}

const isEditor = (part: PagePart): boolean => 'placeholder' in part && part.placeholder.component === EDITOR

/** The page as it is shown: one that is edited has an editor, and every editor knows its page. */
export function fillPage({ page, parts }: ComposedPage, { isEdited, isPreviewed }: EditMode): ComposedPage {
  const shown = isPreviewed ? parts.filter(part => !isEditor(part)) : parts
  const all = isEdited && !parts.some(isEditor) ? [...parts, makeEditor(page.id)] : shown
  return {
    page,
    parts: all.map(part => ('placeholder' in part ? fillPart(part.placeholder, page.id) : part)),
  }
}

const fillPart = (placeholder: Placeholder, pageId: number): PagePart => ({
  placeholder: {
    ...placeholder,
    params: placeholder.params.map(param =>
      param.value === PAGE_SLOT ? { ...param, value: String(pageId) } : param,
    ),
  },
})

/** The editor that edit mode adds belongs to no page's content, so it is in no table. */
const OF_NO_PAGE = 0

const makeEditor = (pageId: number): PagePart => ({
  placeholder: {
    id: OF_NO_PAGE,
    pageId,
    position: 0,
    component: EDITOR,
    params: [{ name: 'page', value: PAGE_SLOT, type: 'string' }],
    wakesWhen: null,
    fallback: [],
    version: 0,
    deletedAt: null,
  },
})

/** The panel ends the editing; where it does not come up, this does. */
export const isEditorAlone = ({ id }: Placeholder): boolean => id === OF_NO_PAGE

/** What an editor may put something beside, by the name that the calls take for its target. */
export const markSlot = (part: PagePart): Html =>
  html` data-component-slot="${'placeholder' in part && part.placeholder.id === OF_NO_PAGE ? '' : namePart(part)}"`

/** The way into the editing and out of it; the rest of the address stays. */
export function renderEditLink(c: ShopContext, market: MarketCode, { isPreviewed }: EditMode): Html {
  const query = new URL(c.req.url).searchParams
  const isLeft = query.has('edit')
  query.delete('edit')
  query.delete('preview')
  if (!isLeft) query.set('edit', '')
  const search = query.toString().replace(/(^|&)edit=$/, '$1edit')
  const { preview, edit, leave } = TEXTS[market]
  const link = html`<a href="${c.req.path}${search ? `?${search}` : ''}">${isLeft ? leave : edit}</a>`
  return isPreviewed
    ? html`<div class="shop-edit shop-preview"><span>${preview}</span>${link}</div>`
    : html`<p class="shop-edit">${link}</p>`
}

/** Whoever asks to edit a page that no editor composes learns so, and where there are others. */
export async function tellUneditable(
  c: ShopContext,
  shop: Shop,
  market: MarketCode | null,
): Promise<Html | typeof NOTHING> {
  if (!market || c.req.query('edit') === undefined) return NOTHING
  if (!(await hasRole(shop.database, await readVisitor(shop.database, c), 'content'))) return NOTHING
  const { nothing, pages } = TEXTS[market]
  return html`<p class="shop-note">${nothing} <a href="/admin/pages/?language=${MARKETS[market].language}">${pages}</a></p>`
}
