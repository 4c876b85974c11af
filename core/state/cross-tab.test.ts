import { afterEach, expect, test, vi } from 'vitest'
import { until } from '#testing/until.ts'
import { type CrossTab, type CrossTabNews, subscribeCrossTab } from './cross-tab.ts'

/** One tab of the browser: its events, and what it heard. */
interface Tab extends CrossTab {
  heard: CrossTabNews[]
  fire: (event: string) => void
  turn: (visibilityState: 'visible' | 'hidden') => void
}

const opened: Tab[] = []

function openTab(): Tab {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const heard: CrossTabNews[] = []
  const tab = {
    ...subscribeCrossTab('test:tabs', news => heard.push(news)),
    heard,
    fire: (event: string) => void page.dispatchEvent(new Event(event)),
    turn(visibilityState: string) {
      const event = new Event('visibilitychange')
      page.dispatchEvent(Object.defineProperty(event, 'target', { value: { visibilityState } }))
    },
  }
  opened.push(tab)
  return tab
}

afterEach(() => {
  for (const tab of opened.splice(0)) tab.stop()
  vi.unstubAllGlobals()
})

const expectHeard = (tab: Tab, ...news: CrossTabNews[]) => until(() => expect(tab.heard).toEqual(news))
/** Time enough for a word that is on its way. */
const settle = () => new Promise(done => setTimeout(done, 30))

test('what one tab tells the others hear, and not itself', async () => {
  const [teller, first, second] = [openTab(), openTab(), openTab()]
  teller.tell()
  await expectHeard(first, 'told')
  await expectHeard(second, 'told')
  expect(teller.heard).toEqual([])
})

test('a page that goes can still be answered, and tells nobody until it is back', async () => {
  const [left, other] = [openTab(), openTab()]
  left.fire('pagehide')
  expect(left.tell).not.toThrow()
  await settle()
  expect(other.heard).toEqual([])
  left.fire('ostrov:restored')
  left.tell()
  await expectHeard(other, 'told')
})

test('a word says nothing but that something changed', async () => {
  const words: unknown[] = []
  const listener = new BroadcastChannel('test:tabs')
  listener.onmessage = ({ data }) => words.push(data)
  openTab().tell()
  await until(() => expect(words).toEqual([null]))
  listener.close()
})

test('a hidden tab hears of many words once, when it is looked at', async () => {
  const [teller, hidden] = [openTab(), openTab()]
  hidden.turn('hidden')
  for (let i = 0; i < 5; i++) teller.tell()
  await settle()
  expect(hidden.heard).toEqual([])
  hidden.turn('visible')
  expect(hidden.heard).toEqual(['told'])
  hidden.turn('hidden')
  hidden.turn('visible')
  expect(hidden.heard).toEqual(['told', 'seen'])
})

test('a page that comes back from memory hears of that alone, and of the other tabs from then on', async () => {
  const [teller, left] = [openTab(), openTab()]
  left.fire('pagehide')
  left.turn('hidden')
  teller.tell()
  await settle()
  left.turn('visible')
  expect(left.heard).toEqual([])
  left.fire('ostrov:restored')
  expect(left.heard).toEqual(['restored'])
  teller.tell()
  await expectHeard(left, 'restored', 'told')
})

test('who stopped hears nothing more and tells nothing', async () => {
  const [stopped, other] = [openTab(), openTab()]
  stopped.stop()
  stopped.tell()
  other.tell()
  stopped.turn('visible')
  stopped.fire('ostrov:restored')
  await settle()
  expect([stopped.heard, other.heard]).toEqual([[], []])
})

test('a browser that knows no channels hears of the rest', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = openTab()
  tab.tell()
  tab.turn('visible')
  expect(tab.heard).toEqual(['seen'])
})
