import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { resetTracking } from '#core/tracking/track.ts'
import { trackImpression } from '#core/tracking/track-impression.ts'
import { until } from '#testing/until.ts'
import { observeImpression } from './observe-impression.ts'

const host = globalThis as { dataLayer?: { event?: string }[] }
const ends: (() => void)[] = []

/** A block below the fold, as tall as given. */
const layOut = (height: string): HTMLElement => {
  const spacer = document.createElement('div')
  const block = document.createElement('div')
  spacer.style.height = '200vh'
  block.style.height = height
  document.body.append(spacer, block)
  return block
}
const watch = (element: Element) => {
  const onSeen = vi.fn()
  ends.push(observeImpression(element, onSeen))
  return onSeen
}
const pause = (time: number) => new Promise(resolve => setTimeout(resolve, time))
const turnTab = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  scrollTo(0, 0)
  delete host.dataLayer
  configurePage({ market: 'cz', consent: true })
  resetTracking()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  turnTab('visible')
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('TR-021 a block is seen when it has been scrolled into view for a second, not before', async () => {
  const block = layOut('120px')
  const onSeen = watch(block)
  await pause(300)
  block.scrollIntoView()
  await pause(700)
  expect(onSeen).not.toHaveBeenCalled()
  await until(() => expect(onSeen).toHaveBeenCalledTimes(1))
})

test('a block that no viewport can show half of is seen when it fills half the viewport', async () => {
  const block = layOut('500vh')
  const onSeen = watch(block)
  scrollTo(0, innerHeight * 1.4)
  await pause(1300)
  expect(onSeen).not.toHaveBeenCalled()
  scrollTo(0, innerHeight * 1.6)
  await until(() => expect(onSeen).toHaveBeenCalledTimes(1))
})

test('nothing is seen in a hidden tab', async () => {
  const block = layOut('120px')
  const onSeen = watch(block)
  block.scrollIntoView()
  await pause(300)
  turnTab('hidden')
  await pause(1200)
  expect(onSeen).not.toHaveBeenCalled()
  turnTab('visible')
  await until(() => expect(onSeen).toHaveBeenCalledTimes(1))
})

test('products that were seen are told at once when the tab is left', () => {
  watch(layOut('120px'))
  trackImpression({ id: 'telefony' }, { item_id: 'IP13' })
  turnTab('hidden')
  expect(host.dataLayer?.map(({ event }) => event)).toContain('view_item_list')
})
