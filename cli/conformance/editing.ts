import * as v from 'valibot'
import { ComponentParams, InsertedComponent } from '#core/api/cms/component-params.ts'
import { PageDraft } from '#core/api/cms/page-draft.ts'
import { nameComponent, readAttribute } from '../check/html.ts'
import { type Backend, makeKey, type Probes, remember, type Sample, sampleFrom } from './backend.ts'
import { callGood, readGood } from './expect-good.ts'
import { expectMissing } from './expect-refusal.ts'
import { openPage, readTagParam, type SitePage, walkSite } from './site.ts'

const READ = 'component-params'
const SAVE = 'component-params-save'
const INSERT = 'page-components'
const MOVE = 'page-component-move'
const DELETE = 'page-component-delete'
const DRAFT = 'page-draft'
const STEP = 'page-draft-step'
const PUBLISH = 'page-draft-publish'
export const isEditing = (route: string): boolean =>
  [READ, SAVE, INSERT, MOVE, DELETE, DRAFT, STEP, PUBLISH].includes(route)

const NO_PAGE = 'no page with ?edit names itself and a component by data-component-pk'
const END = { target: null, position: 'end' }

/** A component and the page that it stands on. */
type Placed = Record<'page' | 'pk', string>

/** A page that staff can edit: with `?edit` it has an editor, which is told the page, and components with their ids. */
const findEdited = remember(async ({ config, pageUrl, user }: Backend): Promise<Placed | null> => {
  if (!user) return null
  for await (const { config: own, url } of walkSite(user, pageUrl)) {
    const page = own?.market === config.market ? await openPage(user, `${url}?edit`) : null
    const found = page && readEdited(page)
    if (found) return found
  }
  return null
})

function readEdited({ placeholders }: SitePage): Placed | null {
  const isEditor = (name: string) => name === 'component-params'
  const named = placeholders.map(tag => ({ tag, name: nameComponent(tag) }))
  const [page] = named.flatMap(({ name, tag }) => (isEditor(name) ? (readTagParam(tag, 'page') ?? []) : []))
  const pks = named.map(({ name, tag }) => (isEditor(name) ? null : readAttribute(tag, 'data-component-pk')))
  const pk = pks.find(one => one && one !== '0')
  return page && pk ? { page, pk } : null
}

const readParams = (backend: Backend, pk: string) =>
  readGood(backend, READ, ComponentParams, { by: backend.user, args: { pk } })

/** The component that is put on a page for these trials. */
async function findMade(backend: Backend): Promise<Placed | null> {
  const made = await backend.tryCall(INSERT)
  if (!made) return null
  return { page: String(made.sent.args?.page), pk: v.parse(InsertedComponent, made.response.body).pk }
}

const readDraft = (backend: Backend, page: string) =>
  readGood(backend, DRAFT, PageDraft, { by: backend.user, args: { page } })

/** Doing again what was not undone changes nothing: drafts that editors are at stay as they are. */
async function makeStep({ page }: Placed, backend: Backend): Promise<Sample | string> {
  const draft = await readDraft(backend, page)
  if (!draft) return NO_PAGE
  const body = { version: draft.version, action: 'redo' }
  const wrong = [{ what: 'The action "forget"', body: { ...body, action: 'forget' }, fields: ['action'] }]
  return { args: { page }, body, wrong }
}

/** Only where nothing waits to be published: visitors are to see nothing new of these trials. */
async function makePublish({ page }: Placed, backend: Backend): Promise<Sample | string> {
  await backend.tryCall(DELETE)
  const draft = await readDraft(backend, page)
  if (!draft) return NO_PAGE
  if (draft.changes.length > 0) return 'the draft of the page has changes that are somebody’s to publish'
  return { args: { page }, body: { version: draft.version } }
}

async function makeInsert({ page, pk }: Placed, backend: Backend): Promise<Sample | string> {
  const model = await readParams(backend, pk)
  if (!model) return NO_PAGE
  const { component, params, when } = model
  return { args: { page }, body: { ...END, component, params, when } }
}

async function makeSave({ pk }: Placed, backend: Backend): Promise<Sample | string> {
  const now = await readParams(backend, pk)
  if (!now) return NO_PAGE
  const { params, version, when } = now
  const body = { version, params, when }
  const refused = { ...body, params: [{ name: 'constructor', value: '', type: 'string' }] }
  const wrong = [
    { what: 'A param named "constructor"', body: refused, fields: ['params'] },
    { what: 'The moment "never"', body: { ...body, when: 'never' }, fields: ['when'] },
  ]
  return { args: { pk }, body, wrong, stale: { what: 'A version that was saved over', body } }
}

/** What editors do in a page, with a component that is put there for it and taken off again. */
export const EDITING_PROBES: Probes = {
  [READ]: {
    find: sampleFrom(findEdited, NO_PAGE, ({ pk }) => ({ args: { pk } })),
  },
  [INSERT]: {
    find: sampleFrom(findEdited, NO_PAGE, makeInsert),
    async check({ again, backend, response, sent }) {
      const [first, second] = [response, again].map(one => one && v.parse(InsertedComponent, one.body).pk)
      const args = { ...sent.args, pk: second ?? '' }
      if (second && second !== first) await callGood(backend, DELETE, { ...sent, args, key: makeKey() })
    },
  },
  [SAVE]: {
    find: sampleFrom(findMade, NO_PAGE, makeSave),
    check({ add, response, sent }) {
      const { version } = v.parse(ComponentParams, response.body)
      const { version: before } = sent.body as { version: number }
      if (version <= before) add('effect', `The version was ${before} and is ${version} after a save.`)
    },
  },
  [DRAFT]: {
    find: sampleFrom(findEdited, NO_PAGE, ({ page }) => ({ args: { page } })),
  },
  [STEP]: {
    find: sampleFrom(findEdited, NO_PAGE, makeStep),
  },
  [PUBLISH]: {
    find: sampleFrom(findEdited, NO_PAGE, makePublish),
  },
  [MOVE]: {
    find: sampleFrom(findMade, NO_PAGE, args => {
      const sideways = { ...END, position: 'sideways' }
      const wrong = [{ what: 'The position "sideways"', body: sideways, fields: ['position'] }]
      return { args, body: END, wrong }
    }),
  },
  [DELETE]: {
    find: sampleFrom(findMade, NO_PAGE, args => ({ args })),
    check: ({ backend, sent }) =>
      expectMissing(backend, READ, { ...sent, args: { pk: sent.args?.pk ?? '' } }),
  },
}
