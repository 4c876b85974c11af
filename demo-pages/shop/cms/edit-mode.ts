import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { readVisitor } from '../django/session.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import type { Html } from '../site/html.ts'
import { PAGE_SLOT } from './page-slot.ts'
import type { Placeholder } from './schema.ts'
import type { ComposedPage, PagePart } from './store.ts'

/** The component by which staff edit the others, in the page. */
const EDITOR = 'component-params'

const TEXTS = {
  cz: { edit: 'Upravit stránku', leave: 'Ukončit úpravy' },
  ro: { edit: 'Editați pagina', leave: 'Încheiați editarea' },
} as const

/** Whether the visitor may edit the page, and whether they do: `?edit` in its address. */
export async function readEditMode(
  c: ShopContext,
  shop: Shop,
): Promise<{ isStaff: boolean; isEdited: boolean }> {
  const isStaff = (await readVisitor(shop.database, c))?.isStaff ?? false
  return { isStaff, isEdited: isStaff && c.req.query('edit') !== undefined }
}

/** The page as it is shown: one that is edited has an editor, and every editor knows its page. */
export function fillPage({ page, parts }: ComposedPage, isEdited: boolean): ComposedPage {
  const isPresent = parts.some(part => 'placeholder' in part && part.placeholder.component === EDITOR)
  const all = isEdited && !isPresent ? [...parts, makeEditor(page.id)] : parts
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

/** What an editor may put something beside, by the name that the calls take for its target. */
export function markSlot(part: PagePart): Html {
  if ('content' in part) return html` data-component-slot="text-${part.blockId}"`
  const { id } = part.placeholder
  return html` data-component-slot="${id === OF_NO_PAGE ? '' : id}"`
}

/** The way into the editing and out of it; the rest of the address stays. */
export function renderEditLink(c: ShopContext, market: MarketCode, isEdited: boolean): Html {
  const query = new URL(c.req.url).searchParams
  query.delete('edit')
  if (!isEdited) query.set('edit', '')
  const search = query.toString().replace(/(^|&)edit=$/, '$1edit')
  const label = TEXTS[market][isEdited ? 'leave' : 'edit']
  return html`<p class="shop-edit"><a href="${c.req.path}${search ? `?${search}` : ''}">${label}</a></p>`
}
