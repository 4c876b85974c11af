import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimPurchase, forgetClaimed } from './purchase-guard.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  forgetClaimed()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Another page of the same visit: storage stays, memory does not. */
const reloadPage = () => forgetClaimed()

test('a transaction is claimed once, also after a reload', () => {
  expect(claimPurchase('T1')).toBe(true)
  expect(claimPurchase('T1')).toBe(false)
  reloadPage()
  expect(claimPurchase('T1')).toBe(false)
  expect(claimPurchase('T2')).toBe(true)
})

test('nothing but transaction ids is kept', () => {
  claimPurchase('T1')
  claimPurchase('T2')
  expect([...kept.values()]).toEqual(['["T1","T2"]'])
})

test('only the last 20 are kept', () => {
  for (let i = 0; i < 30; i++) claimPurchase(`T${i}`)
  expect(JSON.parse([...kept.values()][0] ?? '')).toHaveLength(20)
})

test.each(['no json', '{"a":1}', '[1,null]'])('a storage that holds %s counts as empty', broken => {
  claimPurchase('T0')
  kept.set([...kept.keys()][0] ?? '', broken)
  reloadPage()
  expect(claimPurchase('T1')).toBe(true)
})

test('a browser that forbids storage counts a purchase once per page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(claimPurchase('T1')).toBe(true)
  expect(claimPurchase('T1')).toBe(false)
})
