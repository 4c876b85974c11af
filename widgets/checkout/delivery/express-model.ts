import { computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import { type Courier, liftagoCheck } from '#core/api/delivery/courier.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { write } from '#core/http/write.ts'
import { getMarket } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { placeNameField } from '#core/validation/address/fields.ts'
import { postcodeField } from '#core/validation/contact/fields.ts'
import { limitLength, required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'
import { createKnownVisitor } from '#core/visitor/known-visitor.ts'

/** Where the server has each field. */
const FIELDS = {
  street: 'delivery_address.delivery_address',
  city: 'delivery_address.delivery_city',
  postcode: 'delivery_address.delivery_postcode',
} as const
export const EXPRESS_FIELD_NAMES = ['street', 'city', 'postcode'] as const

interface Address {
  street: string
  city: string
  postcode: string
}

export type ExpressModel = ReturnType<typeof createExpress>

/** Whether the courier can be at an address within the hour. */
export function createExpress({ expressAddress, choose }: Checkout) {
  const courier = signal<Courier | null>(null)
  const known = expressAddress.peek()
  const visitor = createKnownVisitor()
  const form = createFormModel({
    endpoint: liftagoCheck,
    fields: FIELDS,
    initialValues: {
      street: known?.delivery_address ?? '',
      city: known?.delivery_city ?? '',
      postcode: known?.delivery_postcode ?? '',
      ...takeKept(),
    },
    schema: makeSchema(),
    toRequest: ({ street, city, postcode }: Address) => ({
      store_seo_name: null,
      delivery_address: { delivery_address: street, delivery_city: city, delivery_postcode: postcode },
    }),
    send: (request, idempotencyKey) => write(liftagoCheck, request, { idempotencyKey }),
    onDone({ data }, { street, city, postcode }) {
      // The hours of one address are not those of another.
      choose('timeslot', null)
      courier.value = data
      expressAddress.value = data.is_available
        ? { delivery_address: street, delivery_city: city, delivery_postcode: postcode }
        : null
    },
  })
  return {
    form,
    courier,
    /** Where the customer's last order went, by the form's own names. */
    known: computed(() => {
      const last = visitor.data.value?.last_address
      return { street: last?.address, city: last?.city, postcode: last?.postcode }
    }),
    mount(): () => void {
      visitor.load()
      const end = form.mount()
      return () => {
        const values = form.readValues()
        if (Object.values(values).some(Boolean)) keptDrafts.set({ values }, KEPT)
        end()
        visitor.unsubscribe()
      }
    },
  }
}

const KEPT = 'express-address'

/** What was typed before the island was taken out of the page and put back. */
function takeKept(): object {
  const [draft] = [...keptDrafts].find(([, name]) => name === KEPT) ?? []
  if (draft) keptDrafts.delete(draft)
  return draft?.values ?? {}
}

function makeSchema(): v.GenericSchema<Address, Address> {
  const line = () => limitLength(120, required(textField()))
  return v.object({
    street: line(),
    city: limitLength(120, required(placeNameField())),
    postcode: limitLength(20, required(postcodeField(getMarket().country))),
  }) as v.GenericSchema<Address, Address>
}
