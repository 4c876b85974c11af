import { computed } from '@preact/signals-core'
import { categoryManufacturers } from '#core/api/categories/categories.ts'
import { type ListEntry, typeDevices } from '#core/api/content/lists.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createSuggestions } from '#kit/combobox/suggestions.ts'

export type CategoryChoices = ReturnType<typeof createCategoryChoices>

/** What a category's form offers: manufacturers by their names, all types of devices. */
export function createCategoryChoices() {
  const devices = createResource<ListEntry[]>({ staleTime: 300_000 })
  return {
    manufacturers: createSuggestions<{ id: string; name: string }>(
      search => ({ endpoint: categoryManufacturers, query: { search } }),
      { least: 1 },
    ),
    devices: computed(() => devices.data.value ?? []),
    failure: devices.failure,
    isPending: devices.isPending,
    reload: (): void => void devices.refetch(),
    mount(): () => void {
      void devices.fetch({ endpoint: typeDevices })
      const stop = onRestored(() => void devices.refetch())
      return () => {
        stop()
        devices.unsubscribe()
      }
    },
  }
}
