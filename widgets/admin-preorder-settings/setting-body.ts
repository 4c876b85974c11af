import type { PreorderSetting } from '#core/api/preorders/settings.ts'

/** What a setting is saved with. */
export interface SettingBody {
  name: string
  is_active: boolean
  priority: number
  type_device: string | null
  master_product: string | null
  product: string | null
}

export const toBody = ({ name, is_active, priority, ...reach }: PreorderSetting): SettingBody => ({
  name,
  is_active,
  priority,
  type_device: reach.type_device?.id ?? null,
  master_product: reach.master_product?.id ?? null,
  product: reach.product?.id ?? null,
})
