import * as v from 'valibot'
import { Category } from '#core/api/categories/categories.ts'
import { Discount } from '#core/api/discounts/discounts.ts'
import { Id } from '#core/api/wire.ts'
import { type Backend, makeKey, type Probes, remember, sampleFrom } from './backend.ts'
import { callGood, readGood } from './expect-good.ts'
import { expectMissing } from './expect-refusal.ts'

const NO_DISCOUNT = 'no discount could be made to try it with'
const NO_CATEGORY = 'no category could be made to try it with'
const NO_DELETION = 'no category could be deleted to try it with'

/** What is made for these trials is seen by no customer, and is gone at their end. */
const makeDiscount = () => ({
  name: `Ostrov ${crypto.randomUUID()}`,
  type: 'percentage',
  value: '5.00',
  minimal_sum: '0.00',
  valid_from: null,
  valid_to: null,
  is_active: false,
  is_public: false,
  is_combinable: true,
  is_automatic: false,
  is_cumulative_bonus: false,
  sets: [],
})

const makeCategory = () => ({
  name: 'Ostrov',
  seo_name: `ostrov-${crypto.randomUUID()}`,
  for_display: false,
  filterable: false,
  for_buyout: false,
  for_service: false,
  manufacturers: [],
  photo_id: null,
  type_device: null,
  meilisearch_boost: '1',
})

interface Own {
  id: string
  version: number
  body: object
}

/** The record that a call has made, with what was sent for it. */
const findMade = (route: string, schema: typeof Discount | typeof Category) =>
  remember(async (backend: Backend): Promise<Own | null> => {
    const made = await backend.tryCall(route)
    if (!made) return null
    const { id, version } = v.parse(schema, made.response.body)
    return { id, version, body: made.sent.body ?? {} }
  })

const findDiscount = findMade('create-discount', Discount)
const findCategory = findMade('add-category', Category)

const readDiscount = (backend: Backend, id: string) =>
  readGood(backend, 'discount', Discount, { by: backend.user, args: { id } })

const Deleted = v.object({ deletion: Id })

const findDeletion = remember(async (backend: Backend): Promise<string | null> => {
  const deleted = await backend.tryCall('delete-category')
  return deleted && v.parse(Deleted, deleted.response.body).deletion
})

const sayVersion = (before: number, after: number): string =>
  `The version was ${before} and is ${after} after a save.`

const DISCOUNTS: Probes = {
  discount: { find: sampleFrom(findDiscount, NO_DISCOUNT, ({ id }) => ({ args: { id } })) },
  'create-discount': {
    find: ({ user }) => {
      const body = makeDiscount()
      const wrong = [{ what: '120 per cent', body: { ...body, value: '120.00' }, fields: ['value'] }]
      return { by: user, body, wrong }
    },
    check({ add, response, sent }) {
      const { name, is_active } = v.parse(Discount, response.body)
      if (name !== (sent.body as { name: string }).name) add('effect', `It is called “${name}”.`)
      if (is_active) add('effect', 'It was sent switched off and is switched on.')
    },
  },
  'update-discount': {
    find: sampleFrom(findDiscount, NO_DISCOUNT, ({ id, version, body }) => {
      const changed = { ...body, minimal_sum: '10.00', version }
      return { args: { id }, body: changed, stale: { what: 'A version that was saved over', body: changed } }
    }),
    check({ add, response, sent }) {
      const { version, minimal_sum } = v.parse(Discount, response.body)
      const { version: before } = sent.body as { version: number }
      if (version <= before) add('effect', sayVersion(before, version))
      if (minimal_sum !== 1000) add('effect', 'A least purchase of 10.00 was saved, and is not there.')
    },
  },
  'delete-discount': {
    find: sampleFrom(findDiscount, NO_DISCOUNT, async ({ id }, backend) => {
      await backend.tryCall('update-discount')
      const now = await readDiscount(backend, id)
      return now ? { args: { id }, body: { version: now.version } } : NO_DISCOUNT
    }),
    check: ({ backend, sent }) =>
      expectMissing(backend, 'discount', { by: backend.user, args: { id: String(sent.args?.id) } }),
  },
  'restore-discount': {
    find: sampleFrom(findDiscount, NO_DISCOUNT, async ({ id }, backend) => {
      await backend.tryCall('delete-discount')
      return { args: { id }, body: {} }
    }),
    async check({ backend, sent }) {
      const args = { id: String(sent.args?.id) }
      const back = await readDiscount(backend, args.id)
      const body = { version: back?.version }
      if (back) await callGood(backend, 'delete-discount', { by: backend.user, args, body, key: makeKey() })
    },
  },
}

const CATEGORIES: Probes = {
  'add-category': {
    find: ({ user }) => {
      const body = { ...makeCategory(), parent: null }
      const wrong = [
        {
          what: 'A weight of "heavy"',
          body: { ...body, meilisearch_boost: 'heavy' },
          fields: ['meilisearch_boost'],
        },
      ]
      return { by: user, body, wrong }
    },
    check({ add, response, sent }) {
      const { seo_name, for_display } = v.parse(Category, response.body)
      if (seo_name !== (sent.body as { seo_name: string }).seo_name)
        add('effect', `Its name in addresses is "${seo_name}".`)
      if (for_display) add('effect', 'It was sent as not for display, and is shown.')
    },
  },
  'update-category': {
    find: sampleFrom(findCategory, NO_CATEGORY, ({ id, version }) => {
      const body = { name: 'Ostrov 2', version }
      return { args: { id }, body, stale: { what: 'A version that was saved over', body } }
    }),
    check({ add, response, sent }) {
      const { name, version } = v.parse(Category, response.body)
      const { version: before } = sent.body as { version: number }
      if (version <= before) add('effect', sayVersion(before, version))
      if (name !== 'Ostrov 2') add('effect', `It was called “Ostrov 2” and is “${name}”.`)
    },
  },
  'category-impact': {
    find: sampleFrom(findCategory, NO_CATEGORY, ({ id }) => ({ args: { id } })),
  },
  'category-history': {
    find: sampleFrom(findCategory, NO_CATEGORY, ({ id }) => ({ args: { id } })),
  },
  'delete-category': {
    find: sampleFrom(findCategory, NO_CATEGORY, async ({ id }, backend) => {
      for (const route of ['update-category', 'category-impact', 'category-history'])
        await backend.tryCall(route)
      return { args: { id }, body: {} }
    }),
    check: ({ backend, sent }) =>
      expectMissing(backend, 'category-impact', { by: backend.user, args: { id: String(sent.args?.id) } }),
  },
  'restore-category': {
    find: sampleFrom(findDeletion, NO_DELETION, id => ({ args: { id }, body: {} })),
    async check({ backend }) {
      const made = await findCategory(backend)
      if (!made) return
      const own = { by: backend.user, args: { id: made.id } }
      const back = await callGood(backend, 'category-impact', own)
      if (back) await callGood(backend, 'delete-category', { ...own, body: {}, key: makeKey() })
    },
  },
}

/** Records of the back office: made for these trials, changed, deleted, brought back and deleted again. */
export const OFFICE_PROBES: Probes = { ...DISCOUNTS, ...CATEGORIES }
