import { and, asc, eq, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import { CSRF_FIELD, ensureCsrfToken } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import { refuseOthers } from '../django/staff.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderAlert, renderNotice } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { PARAM_TYPES, type ParamType, type PlaceholderParam } from './content.ts'
import { TOKEN_SLOT } from './page-slot.ts'
import { type Placeholder, pages, placeholders } from './schema.ts'
import { savePlaceholder } from './store.ts'

/** Where editors set the params of the placeholders on every page. */
export function addPlaceholderPages(app: ShopApp, shop: Shop): void {
  app.get('/admin/pages/', async c => (await refuseOthers(c, shop)) ?? respondWithList(c, shop))
  app.get('/admin/placeholders/:id{\\d{1,9}}/', async (c, next) => {
    const refusal = await refuseOthers(c, shop)
    if (refusal) return refusal
    const placeholder = await findPlaceholder(shop, c.req.param('id'))
    return placeholder ? respondWithForm(c, shop, placeholder, []) : next()
  })
  app.post('/admin/placeholders/:id{\\d{1,9}}/', async (c, next) => {
    const refusal = await refuseOthers(c, shop)
    if (refusal) return refusal
    const placeholder = await findPlaceholder(shop, c.req.param('id'))
    if (!placeholder) return next()
    return takeForm(c, shop, async form => {
      const { params, typed, wakesWhen, faults } = readSentParams(form)
      if (faults.length) return respondWithForm(c, shop, { ...placeholder, params: typed, wakesWhen }, faults)
      const editor = await readVisitor(shop.database, c)
      await shop.database.transaction(tx =>
        savePlaceholder(tx, placeholder, { params, wakesWhen, userId: editor?.id ?? null }),
      )
      return c.redirect(`/admin/placeholders/${placeholder.id}/?saved=1`, 302)
    })
  })
}

interface PlacedPlaceholder extends Placeholder {
  path: string
  title: string
}

async function findPlaceholder(shop: Shop, id: string): Promise<PlacedPlaceholder | null> {
  const [row] = await shop.database
    .select({ placeholder: placeholders, path: pages.path, title: pages.title })
    .from(placeholders)
    .innerJoin(pages, eq(pages.id, placeholders.pageId))
    .where(and(eq(placeholders.id, Number(id)), isNull(placeholders.deletedAt)))
  return row ? { ...row.placeholder, path: row.path, title: row.title } : null
}

async function respondWithList(c: ShopContext, shop: Shop): Promise<Response> {
  const rows = await shop.database
    .select({ placeholder: placeholders, page: pages })
    .from(placeholders)
    .innerJoin(pages, eq(pages.id, placeholders.pageId))
    .where(isNull(placeholders.deletedAt))
    .orderBy(asc(pages.market), asc(pages.path), asc(placeholders.position))
  return respondWithPage(c, shop, {
    isStorable: false,
    market: null,
    title: 'Pages and their components',
    body: html`<p class="shop-lead">Every place where an editor put a component. Open one to set its params.</p>
<div class="shop-table" tabindex="0" role="region" aria-label="Components by page"><table>
<thead><tr><th scope="col">Page</th><th scope="col">Component</th><th scope="col">Params</th><th scope="col">Wakes when</th></tr></thead>
<tbody>${rows.map(
      ({ placeholder, page }) => html`<tr>
<td>${page.path.includes(TOKEN_SLOT) ? page.path : html`<a href="${page.path}">${page.path}</a>`}</td>
<td><a href="/admin/placeholders/${placeholder.id}/">${placeholder.component} ${placeholder.id}</a></td>
<td>${placeholder.params.map(({ name, value }) => `${name} = ${value}`).join(', ') || '–'}</td>
<td>${placeholder.wakesWhen ?? 'its own default'}</td></tr>`,
    )}</tbody></table></div>`,
  })
}

const SPARE_ROWS = 2
const EMPTY: PlaceholderParam = { name: '', value: '', type: 'string' }

function respondWithForm(
  c: ShopContext,
  shop: Shop,
  placeholder: PlacedPlaceholder,
  faults: SentPlaceholder['faults'],
): Promise<Response> {
  const { id, component, params, wakesWhen, path, title } = placeholder
  const rows = [...params, ...Array.from({ length: SPARE_ROWS }, () => EMPTY)]
  const isSaved = c.req.query('saved') === '1' && faults.length === 0
  return respondWithPage(c, shop, {
    status: faults.length ? 400 : 200,
    isStorable: false,
    market: null,
    title: `${component} ${id}`,
    body: html`<p class="shop-lead">On the page “${title}”, ${path.includes(TOKEN_SLOT) ? path : html`<a href="${path}">${path}</a>`}.</p>
${renderNotice(isSaved ? 'Saved.' : null)}
${renderAlert(faults)}
<form class="shop-form shop-form-wide" method="post">
<input type="hidden" name="${CSRF_FIELD}" value="${ensureCsrfToken(c)}">
${rows.map(renderParamRow)}
<p><label for="when">Wakes when</label><input id="when" name="when" value="${wakesWhen ?? ''}" aria-describedby="when-help"></p>
<p id="when-help">load, idle, visible, interaction or media(…). Empty means the component’s own default.</p>
<p><button class="shop-button">Save</button> <a href="/admin/pages/">Back to all pages</a></p>
</form>`,
  })
}

function renderParamRow({ name, value, type }: PlaceholderParam, row: number): Html {
  const number = row + 1
  return html`<fieldset class="shop-param"><legend>Param ${number}</legend>
<p><label for="name-${number}">Name</label><input id="name-${number}" name="name" value="${name}" autocomplete="off"></p>
<p><label for="value-${number}">Value</label><input id="value-${number}" name="value" value="${String(value ?? '')}" autocomplete="off"></p>
<p><label for="type-${number}">Type</label><select id="type-${number}" name="type">${PARAM_TYPES.map(
    known => html`<option${known === type ? html` selected` : NOTHING}>${known}</option>`,
  )}</select></p></fieldset>`
}

const NAME = /^[A-Za-z][\w-]{0,63}$/
const REFUSED = new Set(['constructor', 'prototype'])
const LONGEST = 2000
const WHEN = /^(load|idle|visible|interaction|media\([^<>]{1,200}\))$/

export interface SentPlaceholder {
  params: PlaceholderParam[]
  wakesWhen: string | null
  /** The rows as they were typed, to show them again. */
  typed: PlaceholderParam[]
  /** What an editor should mend, in words for them. */
  faults: string[]
}

/** The params of a placeholder from the editor's form: one row each, rows without a name left out. */
export function readSentParams(form: SentForm): SentPlaceholder {
  const typed = readRows(form)
  const wakesWhen = (form.get('when') ?? '').trim()
  const faults = typed.flatMap(findFaults)
  for (const name of findRepeated(typed.map(param => param.name)))
    faults.push(`There are two params named “${name}”.`)
  if (wakesWhen && !WHEN.test(wakesWhen))
    faults.push('“Wakes when” is load, idle, visible, interaction or media(…).')
  const params = typed.map(param => ({ ...param, value: readValue(String(param.value), param.type) }))
  return { params, typed, wakesWhen: wakesWhen || null, faults }
}

function readRows(form: SentForm): PlaceholderParam[] {
  const values = form.getAll('value')
  const types = form.getAll('type')
  return form.getAll('name').flatMap((given, row) => {
    const name = given.trim()
    const type = PARAM_TYPES.find(known => known === types[row]) ?? 'string'
    return name ? [{ name, value: values[row] ?? '', type }] : []
  })
}

function findFaults({ name, value, type }: PlaceholderParam): string[] {
  if (!NAME.test(name) || REFUSED.has(name)) return [`“${name}” can't be the name of a param.`]
  return readValue(String(value), type) === null ? [`The value of “${name}” is not ${DESCRIBED[type]}.`] : []
}

const DESCRIBED: Readonly<Record<ParamType, string>> = {
  string: `a text of at most ${LONGEST} characters`,
  integer: 'a whole number',
  decimal: 'an amount such as 1234.50',
  boolean: 'true or false',
}

function readValue(text: string, type: ParamType): PlaceholderParam['value'] {
  const trimmed = text.trim()
  switch (type) {
    case 'string':
      return text.length <= LONGEST ? text : null
    case 'integer':
      return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : null
    case 'decimal':
      return /^-?\d{1,12}(\.\d{1,2})?$/.test(trimmed) ? trimmed : null
    case 'boolean':
      return trimmed === 'true' ? true : trimmed === 'false' ? false : null
  }
}

const findRepeated = (names: string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]
