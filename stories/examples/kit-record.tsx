// The widget's style.css begins with: @import "../_kit/record/record.css";
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { DISCOUNT_FIELDS, type DiscountDraft, discountForm } from '#core/api/discounts/discount-form.ts'
import {
  createDiscount,
  Discount,
  deleteDiscount,
  discount,
  restoreDiscount,
  updateDiscount,
} from '#core/api/discounts/discounts.ts'
import { NEW_DRAFT, toDiscountRequest, toDraft } from '#core/discounts/discount-draft.ts'
import { write } from '#core/http/write.ts'
import { getMarket } from '#core/page.ts'
import { createRecordModel } from '#core/record/record-model.ts'
import { useModel } from '#kit/react/use-model.ts'
import type { RecordSection } from '#kit/record/record.ts'
import { RecordView } from '#kit/record/record-view.tsx'

type Checked = v.InferOutput<ReturnType<typeof discountForm>>

function createRecord(of: string) {
  const market = getMarket()
  return createRecordModel({
    name: 'discount',
    id: of,
    emptyValues: NEW_DRAFT,
    schema: discountForm(market) as v.GenericSchema<DiscountDraft, Checked>,
    fields: DISCOUNT_FIELDS,
    toValues: (found: Discount) => toDraft(found, market),
    load: id => ({ endpoint: discount, args: { id } }),
    // The body of a 409: what a colleague has saved meanwhile.
    readCurrent(body) {
      const found = v.safeParse(v.object({ current: Discount }), body)
      return found.success ? found.output.current : null
    },
    create: async (output: Checked, idempotencyKey) =>
      (await write(createDiscount, toDiscountRequest(output, market), { idempotencyKey })).data,
    async save({ id, version }, output: Checked, idempotencyKey) {
      const request = { ...toDiscountRequest(output, market), version }
      return (await write(updateDiscount, request, { args: { id }, idempotencyKey })).data
    },
    remove: async ({ id, version }, idempotencyKey) =>
      (await write(deleteDiscount, { version }, { args: { id }, idempotencyKey })).data,
    restore: async ({ id }, idempotencyKey) =>
      (await write(restoreDiscount, {}, { args: { id }, idempotencyKey })).data,
  })
}

const SECTIONS: readonly RecordSection[] = [
  {
    id: 'what',
    title: 'What it gives',
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'amount', name: 'value', label: 'Discount', hint: 'In per cent.' },
      { kind: 'flag', name: 'isActive', label: 'Active' },
    ],
  },
]

export function DiscountDetail({ id }: { id: string }): ReactNode {
  useSignals()
  const model = useModel(() => createRecord(id))
  return (
    model.isOpen.value && (
      <RecordView
        model={model}
        sections={SECTIONS}
        removal={{
          title: 'Delete the discount?',
          label: 'Delete the discount',
          restoreLabel: 'Restore the discount',
          impact: ['Carts that have it lose it.'],
          wayBack: 'The deletion can be undone.',
          failure: null,
          onAsk: () => {},
        }}
      />
    )
  )
}
