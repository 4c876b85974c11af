import { expect } from '@playwright/test'
import type { Stage } from '../models/stage.ts'
import type { Fault, ReadCall, WriteCall } from './fault.ts'
import type { MadeCalls } from './made-calls.ts'

/** More than a page takes its answers for true, and the minute for which its retries are counted. */
const LONG = 61_000

/** From now on the server does to the call what the fault says. */
export async function arrange(
  { qa }: Stage,
  { route }: ReadCall | WriteCall,
  kinds: Fault['kinds'],
): Promise<void> {
  await qa.behave()
  await qa.forgetCalls()
  const wishes = kinds.map(kind => ({ route, ...(typeof kind === 'string' ? { kind } : kind) }))
  await qa.misbehave(...wishes.slice(0, -1).map(wish => ({ ...wish, times: 1 })), ...wishes.slice(-1))
}

export const kindOf = ({ kinds: [kind] }: Fault): string =>
  (typeof kind === 'object' ? kind.kind : kind) ?? ''

/** An answer of the right status whose body the contract does not know. */
export const toFault = (body: unknown, told: Fault['told']): Fault => ({
  title: `F17 the shape ${JSON.stringify(body)}`,
  kinds: [{ kind: 'shape', body }],
  tries: 1,
  told,
})

/** What the visitor reads of a fault; null where nobody is told. */
export function findText({ shop }: Stage, call: ReadCall | WriteCall, fault: Fault): string | null {
  const { told } = fault
  const text = call.others?.[kindOf(fault)] ?? ('tells' in call ? call.tells : undefined)
  if (text !== undefined) return text
  if ('expectQuiet' in call) return null
  return typeof told === 'string' ? shop.failures[told] : told.says
}

/** Waits until the server has the call, whatever it does with it. */
export const whenSeen = ({ qa }: Stage, { route }: ReadCall | WriteCall, count: number): Promise<void> =>
  expect.poll(async () => (await qa.listCalls(route)).length, { intervals: [20, 20, 50] }).toBe(count)

/** Neither did the page ask more often, nor was the server asked. */
export async function expectCounted(
  { qa }: Stage,
  { route }: ReadCall | WriteCall,
  made: MadeCalls,
  { tries, isCut = false }: Fault,
): Promise<void> {
  const seen = await qa.listCalls(route)
  expect(made.count).toBe(tries)
  if (!isCut) expect(seen).toHaveLength(tries)
}

/** The page is as after a minute in the browser's memory. */
export async function comeBack({ page }: Stage): Promise<void> {
  await page.clock.fastForward(LONG)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}
