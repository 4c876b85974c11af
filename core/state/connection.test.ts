import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followConnection, isOnline } from './connection.ts'

let browser: EventTarget
let end = (): void => {}

const turn = (onLine: boolean, event?: string) => {
  vi.stubGlobal('navigator', { onLine })
  if (event) browser.dispatchEvent(new Event(event))
}

beforeEach(() => {
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  turn(true)
  end = followConnection()
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

test('the network that goes and comes back is followed', () => {
  turn(false, 'offline')
  expect(isOnline.value).toBe(false)
  turn(true, 'online')
  expect(isOnline.value).toBe(true)
})

test('a page that is loaded without a network knows it at once', () => {
  end()
  turn(false)
  end = followConnection()
  expect(isOnline.value).toBe(false)
})

test('a page that comes back from memory looks anew', () => {
  turn(false, 'pageshow')
  expect(isOnline.value).toBe(false)
})

test('once ended, nothing is followed', () => {
  end()
  turn(false, 'offline')
  expect(isOnline.value).toBe(true)
})

test('two who follow do not end each other', () => {
  const endOther = followConnection()
  end()
  turn(false, 'offline')
  expect(isOnline.value).toBe(false)
  endOther()
})
