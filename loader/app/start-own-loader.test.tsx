import { afterEach, expect, test } from 'vitest'
import { setReporter } from '#core/report.ts'
import type { Loader } from '#loader/entry/start-loader.ts'
import { startOwnLoader } from './start-own-loader.ts'

const RUNNING = Symbol.for('ostrov')
const host = window as Window & { [RUNNING]?: Loader }

afterEach(() => {
  host[RUNNING]?.stop()
  delete host[RUNNING]
})

test('an app that starts its loader twice has one, and may start it again after its end', () => {
  const told: string[] = []
  setReporter(message => told.push(message))
  const first = startOwnLoader(new Map())
  expect(startOwnLoader(new Map())).toBe(first)
  first.stop()
  expect(startOwnLoader(new Map())).not.toBe(first)
  expect(told).toEqual([])
})

test('beside the loader of another build nothing starts, and the developer is told what to do, once', () => {
  const told: string[] = []
  setReporter(message => told.push(message))
  const foreign: Loader = { stop: () => {} }
  host[RUNNING] = foreign
  expect(startOwnLoader(new Map())).toBe(foreign)
  expect(startOwnLoader(new Map())).toBe(foreign)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/share no state\. Leave out the script of the loader/)
})
