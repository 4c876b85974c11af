import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Operation } from '../../core/api/service.ts'
import { getPageQuery } from '../../core/given.ts'
import type { ParamValues } from '../../core/params/define-params.ts'
import { toSafePath } from '../../core/state/address.ts'
import { type Service, service } from '../../core/state/service.ts'
import type { params } from './params.ts'

export interface ServiceModel {
  service: Service
  /** The chosen device in words, with its picture. */
  device: ReadonlySignal<{ name: string; image: string | null }>
  /** The operations of the chosen device, as far as they are shown; null until they came. */
  visible: ReadonlySignal<readonly Operation[] | null>
  /** How many there are in all. */
  count: ReadonlySignal<number>
  isExpanded: ReadonlySignal<boolean>
  toggle: () => void
  /** A path that brings this very device, where the server tells one. */
  link: ReadonlySignal<string | null>
  /** Brings the device of the page's address. */
  replayAddress: () => void
  start: () => void
  stop: () => void
}

/** How long what was read is taken for true, in milliseconds. */
const FRESH = 30_000

export function createServiceSelector({
  type,
  code,
  visibleOperations,
}: ParamValues<typeof params>): ServiceModel {
  const { selection, choices, operations } = service
  /** The device whose list was expanded; another one begins with a short list again. */
  const expanded = signal<string | null>(null)
  const isExpanded = computed(() => expanded.value !== null && expanded.value === selection.value.color)
  const all = computed(() => operations.data.value?.choices ?? null)
  let listening = new AbortController()
  let readAt = performance.now()

  const labelOf = (step: 'manufacturer' | 'model' | 'color'): string =>
    choices[step].data.value?.find(choice => choice.value === selection.value[step])?.label ?? ''

  const begin = [code || undefined, type || undefined] as const
  const wanted = () => [getPageQuery(), ...begin] as const
  const replayAddress = (): void => void service.start(...wanted())

  /** A page back from the browser's memory may be of yesterday. */
  const refreshWhenStale = (): void => {
    if (performance.now() - readAt < FRESH) return
    readAt = performance.now()
    service.refresh()
  }

  service.showGiven(...wanted())
  return {
    service,
    isExpanded,
    replayAddress,
    device: computed(() => ({
      name: [
        [labelOf('manufacturer'), labelOf('model')].filter(Boolean).join(' '),
        labelOf('color').toLowerCase(),
      ]
        .filter(Boolean)
        .join(', '),
      image: choices.color.data.value?.find(c => c.value === selection.value.color)?.image ?? null,
    })),
    visible: computed(() =>
      isExpanded.value ? all.value : (all.value?.slice(0, visibleOperations) ?? null),
    ),
    count: computed(() => all.value?.length ?? 0),
    toggle() {
      expanded.value = isExpanded.peek() ? null : selection.peek().color
    },
    link: computed(() => toSafePath(operations.data.value?.url ?? null)),
    start() {
      listening = new AbortController()
      const { signal: until } = listening
      addEventListener('popstate', replayAddress, { signal: until })
      addEventListener('ostrov:restored', refreshWhenStale, { signal: until })
      until.addEventListener(
        'abort',
        operations.data.subscribe(() => {
          readAt = performance.now()
        }),
      )
      // A page's script may have thrown the island out in the middle; what the visitor did is not lost by that.
      if (!service.enter(...begin)) replayAddress()
    },
    stop() {
      listening.abort()
      service.leave()
    },
  }
}
