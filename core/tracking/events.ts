import * as v from 'valibot'
import { Code, Currency, Label, MajorAmount, SearchTerm } from './fields.ts'
import { TrackedItem } from './tracked-item.ts'

const items = v.array(TrackedItem)

/** Both are filled in where they are left out: the currency by the page, the value by the items. */
const VALUE = { value: v.optional(MajorAmount), currency: v.optional(Currency) }
const PROMOTION = {
  promotion_id: Code,
  promotion_name: v.optional(Label),
  creative_name: v.optional(Label),
  creative_slot: v.optional(Label),
}
const LIST = { item_list_id: Code, item_list_name: v.optional(Label), items }
const CHECKOUT = { ...VALUE, coupon: v.optional(Code), items }

interface EventRules<F extends v.ObjectEntries> {
  schema: v.ObjectSchema<F, undefined>
  /** Whether the fields go under `ecommerce`, as Google's own events with products do. */
  isEcommerce: boolean
  /** Fields by which the event is pushed once per page only; none where it may come again. */
  onceBy: readonly string[]
}

const plain = <F extends v.ObjectEntries>(fields: F, onceBy: readonly string[] = []): EventRules<F> => ({
  schema: v.object(fields),
  isEcommerce: false,
  onceBy,
})
const ecommerce = <F extends v.ObjectEntries>(fields: F, onceBy?: readonly string[]): EventRules<F> => ({
  ...plain(fields, onceBy),
  isEcommerce: true,
})

/** Every event that islands push and all that it may carry; whatever is not listed never leaves the page. */
export const EVENTS = {
  /** The sell-online form was opened; once per opening. */
  form_start: plain({ form_id: Code, form_name: Code, form_destination: Code }),
  view_item_list: ecommerce(LIST),
  view_promotion: ecommerce(PROMOTION, ['promotion_id', 'creative_slot']),
  select_promotion: ecommerce(PROMOTION),
  /** A product click; of an accessory in the list `accessories`. */
  select_item: ecommerce(LIST),
  select_content: plain({
    content_type: v.picklist(['product_badge', 'tab']),
    content_id: Code,
    items: v.optional(items),
  }),
  catalogue_sort: plain({
    sort_by: Code,
    sort_direction: v.picklist(['asc', 'desc']),
    item_list_id: v.optional(Code),
  }),
  stock_state: plain({ item_id: Code, stock_state: Code }, ['item_id']),
  job_application_submit: plain({ job_id: Code }),
  view_item: ecommerce({ ...VALUE, items }),
  add_to_cart: ecommerce({ ...VALUE, items }),
  remove_from_cart: ecommerce({ ...VALUE, items }),
  view_cart: ecommerce({ ...VALUE, items }),
  begin_checkout: ecommerce(CHECKOUT),
  add_shipping_info: ecommerce({ ...CHECKOUT, shipping_tier: Code }),
  add_payment_info: ecommerce({ ...CHECKOUT, payment_type: Code }),
  /** Once per transaction, also when its page is opened again. `value` without tax and shipping. */
  purchase: ecommerce({
    ...CHECKOUT,
    transaction_id: Code,
    tax: v.optional(MajorAmount),
    shipping: v.optional(MajorAmount),
  }),
  /** A price was sent by e-mail, a device sold, a newsletter ordered. */
  generate_lead: plain({
    lead_source: v.picklist(['buyback_price', 'buyback_sell', 'newsletter']),
    ...VALUE,
    method: v.optional(Code),
  }),
  search: plain({ search_term: SearchTerm }),
  login: plain({ method: Code }),
  sign_up: plain({ method: Code }),
}

export type EventName = keyof typeof EVENTS
/** The parameters of each event; amounts in major units. */
export type TrackedEvents = { [E in EventName]: v.InferInput<(typeof EVENTS)[E]['schema']> }
