import { computed, signal } from '@preact/signals-core'
import { createDeviceEntry } from '#core/device/device-entry.ts'
import { describeDevice } from '#core/device/name-device.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { toSafePath } from '#core/safe-link.ts'
import { service } from '#core/service/service.ts'
import type { params } from './params.ts'

export type ServiceModel = ReturnType<typeof createServiceSelector>

export function createServiceSelector({ visibleOperations, ...begin }: ParamValues<typeof params>) {
  const { selection, operations } = service
  const entry = createDeviceEntry(service, begin, operations.data)
  /** The device whose list was expanded; another one begins with a short list again. */
  const expanded = signal<string | null>(null)
  const isExpanded = computed(() => expanded.value !== null && expanded.value === selection.value.color)
  const all = computed(() => operations.data.value?.choices ?? null)

  return {
    service,
    isExpanded,
    replayUrl: entry.replayUrl,
    /** The chosen device in words, with its picture. */
    device: computed(() => describeDevice(service)),
    /** The operations of the chosen device, as far as they are shown; null until they came. */
    visible: computed(() =>
      isExpanded.value ? all.value : (all.value?.slice(0, visibleOperations) ?? null),
    ),
    /** How many there are in all. */
    count: computed(() => all.value?.length ?? 0),
    toggle() {
      expanded.value = isExpanded.peek() ? null : selection.peek().color
    },
    /** A path that brings this very device, where the server tells one. */
    link: computed(() => toSafePath(operations.data.value?.url ?? null)),
    mount: entry.mount,
  }
}
