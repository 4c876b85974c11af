import { computed } from '@preact/signals-core'
import * as v from 'valibot'
import { type Company, company } from '#core/api/checkout/company.ts'
import type { OrderField } from '#core/api/checkout/order.ts'
import { hasRoute } from '#core/http/routes.ts'
import { getMarket } from '#core/page.ts'
import { createResource } from '#core/state/resource.ts'
import { companyIdField } from '#core/validation/company/fields.ts'
import { required } from '#core/validation/field.ts'

/** What a register's answer fills in, by the form's own names. */
export type FilledCompany = Partial<Record<OrderField, string | null | undefined>>

const NOTHING: FilledCompany = {}

/** Looks a firm up by its number, once that is a whole and right one. */
export function createCompanyLookUp() {
  const found = createResource<Company>({ staleTime: 60_000 })
  const rule = required(companyIdField(getMarket().country))
  return {
    name: computed(() => found.data.value?.name ?? ''),
    /** The register has no such firm. */
    isUnknown: computed(() => found.failure.value?.failure.kind === 'not-found'),
    /** Null while the register is being asked; nothing where it does not know the firm, or can't tell. */
    filled: computed((): FilledCompany | null => {
      if (found.failure.value) return NOTHING
      const { name, vatn, address, city, district, postcode } = found.data.value ?? {}
      return name === undefined ? null : { company: name, vatn, address, city, district, postcode }
    }),
    lookUp(typed: string): void {
      const number = v.safeParse(rule, typed)
      if (number.success && hasRoute(company.name))
        void found.fetch({ endpoint: company, args: { number: String(number.output) } })
      else found.unsubscribe()
    },
    mount: () => found.unsubscribe,
  }
}
