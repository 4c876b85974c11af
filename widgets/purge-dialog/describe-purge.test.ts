import { beforeEach, expect, test } from 'vitest'
import type { PurgeOrder } from '#core/api/purge/purge.ts'
import { configurePage } from '#core/page.ts'
import { describeHow, describeRow, describeWhat } from './describe-purge.ts'

const byKeys = (keys: string, isSoft = true): PurgeOrder => ({ mode: 'key', keys: keys.split(' '), isSoft })

beforeEach(() => configurePage({ market: 'cz' }))

test.each([
  ['html', 'Vymaže se 1 klíč: html (všechny stránky).'],
  ['html endpoint', 'Vymažou se 2 klíče: html (všechny stránky), endpoint (všechny odpovědi API).'],
  ['a b c d e f g', 'Vymaže se 7 klíčů: a, b, c, d, e a 2 další.'],
  ['constructor', 'Vymaže se 1 klíč: constructor.'],
  ['k'.repeat(100), `Vymaže se 1 klíč: ${'k'.repeat(60)}….`],
])('what goes with the keys %s is said before it goes', (keys, text) =>
  expect(describeWhat(byKeys(keys))).toBe(text),
)

test('numbers of keys are counted as Romanian counts them', () => {
  configurePage({ market: 'ro' })
  expect(describeWhat(byKeys('a'))).toBe('Se golește o cheie: a.')
  expect(describeWhat(byKeys(Array.from({ length: 25 }, (_, i) => `k${i}`).join(' ')))).toBe(
    'Se golesc 25 de chei: k0, k1, k2, k3, k4 și încă 20.',
  )
})

test('where nothing is chosen yet, that is what is said', () => {
  expect(describeWhat({ mode: 'key', keys: [], isSoft: true })).toBe('Zatím není co vymazat.')
  expect(describeWhat({ mode: 'url', url: '', isSoft: true })).toBe('Zatím není co vymazat.')
})

test('a soft purge, a hard one and one of everything do different things to visitors', () => {
  const orders: PurgeOrder[] = [byKeys('a'), byKeys('a', false), { mode: 'full' }]
  expect(new Set(orders.map(order => describeHow(order))).size).toBe(3)
})

test('a row of the history tells what went and how', () => {
  expect(describeRow(byKeys('html a'))).toEqual({ what: 'Klíče: html, a', how: 'označeno za zastaralé' })
  expect(describeRow({ mode: 'url', url: '/cz/', isSoft: false })).toEqual({
    what: 'Adresa: /cz/',
    how: 'vymazáno hned',
  })
  expect(describeRow({ mode: 'full' })).toEqual({ what: 'Úplně vše', how: 'vymazáno hned' })
})
