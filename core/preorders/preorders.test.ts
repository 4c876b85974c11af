import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PREORDER_STATES, type PreorderState } from '#core/api/preorders/orders.ts'
import type { RuleSets } from '#core/api/preorders/rules.ts'
import type { Candidate, FreePieces, PreorderSetting } from '#core/api/preorders/settings.ts'
import { STOCK_WINDOWS } from '#core/api/preorders/stock.ts'
import { allocate } from './allocate.ts'
import { boundScore, findSetting, scoreOrder } from './score.ts'
import { canAllocate, canMove, isInterested, listNextStates, tellNotReady } from './states.ts'
import { compareSettings, replaceSetting } from './what-if.ts'

const NO_RULES: RuleSets = {
  stock: [],
  quantity: [],
  payment: [],
  delivery: [],
  default: { points: 0, allows_other_stocks: true },
}
const setting = (more: Partial<PreorderSetting> = {}): PreorderSetting => ({
  id: '1',
  version: 1,
  name: 'Vše',
  is_active: true,
  priority: 5,
  type_device: null,
  master_product: null,
  product: null,
  rules: NO_RULES,
  ...more,
})
const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  order_number: `2026${id}`,
  created_at: `2026-11-0${id}T08:00:00Z`,
  quantity: 1,
  payment_type: 'card',
  delivery_type: 'courier',
  product: 'p1',
  master_product: 'm1',
  type_device: 'phone',
  is_ready: true,
  ...more,
})
const MAIN = { id: '1', name: 'Hlavní sklad' }
const BRNO = { id: '2', name: 'Prodejna Brno' }
const piecesOf = (free: number, stock = MAIN, product = 'p1'): FreePieces => ({ stock, product, free })

test('PO-004 PO-005 PO-006 PO-007 PO-008 PO-009 priority, quantity, payment and delivery make the score; the stock’s own rule chooses the stock', () => {
  const rules: RuleSets = {
    stock: [{ id: '10', stock: BRNO, points: 40 }],
    quantity: [
      { id: '11', quantity_from: 1, quantity_to: 2, points: 5 },
      { id: '12', quantity_from: 2, quantity_to: null, points: 30 },
    ],
    payment: [{ id: '13', payment_type: { id: 'card', name: 'Karta' }, points: 20 }],
    delivery: [{ id: '14', delivery_type: { id: 'store', name: 'Prodejna' }, points: 7 }],
    default: { points: -3, allows_other_stocks: true },
  }
  const [first] = allocate({
    settings: [setting({ rules })],
    candidates: [candidate('1', { quantity: 2 })],
    pieces: [piecesOf(9), piecesOf(9, BRNO)],
  })
  expect(first?.explanation).toEqual({
    setting: { id: '1', name: 'Vše' },
    priority: 5,
    score: 547,
    parts: [
      { rule_set: 'stock', rule: '10', is_default: false, points: 40 },
      { rule_set: 'quantity', rule: '12', is_default: false, points: 30 },
      { rule_set: 'payment', rule: '13', is_default: false, points: 20 },
      { rule_set: 'delivery', rule: null, is_default: true, points: -3 },
    ],
    outcome: 'allocated',
    stock: BRNO,
    ahead: 0,
  })
  expect(boundScore(setting({ rules }))).toMatchObject({ base: 500, lowest: 491, highest: 557 })
})

const REACHES = {
  everything: setting({ id: '1' }),
  phones: setting({ id: '2', type_device: { id: 'phone', name: 'Telefony' } }),
  master: setting({ id: '3', master_product: { id: 'm1', name: 'iPhone' } }),
  product: setting({ id: '4', product: { id: 'p1', name: 'iPhone černý' } }),
  other: setting({ id: '5', product: { id: 'p9', name: 'jiný' }, priority: 99 }),
  off: setting({ id: '6', is_active: false, priority: 99 }),
}
test.each([
  [['everything', 'phones'], 'phones'],
  [['phones', 'master', 'everything'], 'master'],
  [['master', 'product'], 'product'],
  [['other', 'off', 'everything'], 'everything'],
  [['other', 'off'], null],
] as const)('of %j the setting that holds is %s', (names, wanted) => {
  const found = findSetting(
    names.map(name => REACHES[name]),
    candidate('1'),
  )
  expect(found?.id).toBe(wanted ? REACHES[wanted].id : undefined)
})

test('PO-008 a higher priority holds before a narrower reach', () => {
  const urgent = setting({ id: '9', priority: 6 })
  expect(findSetting([REACHES.product, urgent], candidate('1'))).toBe(urgent)
})

test('PO-010 pieces go by score and then by time; who needs more than is left is passed over and told so', () => {
  const rules: RuleSets = {
    ...NO_RULES,
    payment: [{ id: '1', payment_type: { id: 'transfer', name: 'Převod' }, points: 50 }],
  }
  const given = allocate({
    settings: [setting({ rules })],
    candidates: [
      candidate('1'),
      candidate('2', { quantity: 5 }),
      candidate('3', { payment_type: 'transfer' }),
      candidate('4'),
      candidate('5', { is_ready: false }),
      candidate('6', { product: 'p2' }),
      candidate('7'),
    ],
    pieces: [piecesOf(3)],
  })
  expect(given.map(one => [one.candidate.id, one.explanation.outcome, one.explanation.ahead])).toEqual([
    ['3', 'allocated', 0],
    ['1', 'allocated', 1],
    ['2', 'too-few', 2],
    ['4', 'allocated', 3],
    ['5', 'not-ready', 4],
    ['6', 'no-pieces', 0],
    ['7', 'no-pieces', 4],
  ])
})

test('stocks that no rule names give nothing where the default rule says so', () => {
  const rules: RuleSets = {
    ...NO_RULES,
    stock: [{ id: '1', stock: BRNO, points: 0 }],
    default: { points: 0, allows_other_stocks: false },
  }
  const [only] = allocate({
    settings: [setting({ rules })],
    candidates: [candidate('1')],
    pieces: [piecesOf(3)],
  })
  expect(only?.explanation.outcome).toBe('no-stock-allowed')
  const [nobody] = allocate({ settings: [], candidates: [candidate('1')], pieces: [piecesOf(3)] })
  expect(nobody?.explanation).toMatchObject({ outcome: 'no-setting', setting: null, score: 0 })
})

const someRules = fc.record({
  stock: fc.array(
    fc.record({
      id: fc.nat(99).map(String),
      stock: fc.constantFrom(MAIN, BRNO),
      points: fc.integer({ min: -50, max: 50 }),
    }),
    { maxLength: 2 },
  ),
  quantity: fc.array(
    fc.record({
      id: fc.nat(99).map(String),
      quantity_from: fc.integer({ min: 1, max: 3 }),
      quantity_to: fc.option(fc.integer({ min: 3, max: 5 })),
      points: fc.integer({ min: -50, max: 50 }),
    }),
    { maxLength: 3 },
  ),
  payment: fc.array(
    fc.record({
      id: fc.nat(99).map(String),
      payment_type: fc.constantFrom({ id: 'card', name: 'k' }, { id: 'cash', name: 'h' }),
      points: fc.integer({ min: -50, max: 50 }),
    }),
    { maxLength: 2 },
  ),
  delivery: fc.constant<RuleSets['delivery']>([]),
  default: fc.record({ points: fc.integer({ min: -9, max: 9 }), allows_other_stocks: fc.boolean() }),
})
const someSettings = fc.uniqueArray(
  fc.record({ id: fc.nat(9).map(String), priority: fc.nat(9), is_active: fc.boolean(), rules: someRules }),
  { selector: one => one.id, maxLength: 4 },
)
const someCandidates = fc.uniqueArray(
  fc.record({
    id: fc.nat(99).map(String),
    created_at: fc.constantFrom('2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z', '2026-11-03T08:00:00Z'),
    quantity: fc.integer({ min: 1, max: 4 }),
    payment_type: fc.constantFrom('card', 'cash', 'twisto'),
    product: fc.constantFrom('p1', 'p2'),
    is_ready: fc.boolean(),
  }),
  { selector: one => one.id, maxLength: 20 },
)
const somePieces = fc
  .record({ p1: fc.nat(9), p1b: fc.nat(9), p2: fc.nat(9) })
  .map(({ p1, p1b, p2 }) => [piecesOf(p1), piecesOf(p1b, BRNO), piecesOf(p2, MAIN, 'p2')])

const world = fc.tuple(someSettings, someCandidates, somePieces).map(([settings, candidates, pieces]) => ({
  settings: settings.map(setting),
  candidates: candidates.map(({ id, ...more }) => candidate(id, more)),
  pieces,
}))

test('no stock gives more than it has, and each pre-order is answered once', () => {
  fc.assert(
    fc.property(world, all => {
      const given = allocate(all)
      expect(given.map(one => one.candidate.id).sort()).toEqual(all.candidates.map(one => one.id).sort())
      for (const { stock, product, free } of all.pieces) {
        const taken = given
          .filter(one => one.candidate.product === product && one.explanation.stock?.id === stock.id)
          .reduce((sum, one) => sum + one.candidate.quantity, 0)
        expect(taken).toBeLessThanOrEqual(free)
      }
    }),
  )
})

test('nobody who stands before and wants no more goes without what one behind is given', () => {
  fc.assert(
    fc.property(world, all => {
      const given = allocate(all)
      given.forEach((behind, at) => {
        if (behind.explanation.outcome !== 'allocated') return
        const wronged = given
          .slice(0, at)
          .filter(
            one =>
              one.candidate.product === behind.candidate.product &&
              one.candidate.quantity <= behind.candidate.quantity &&
              one.candidate.is_ready &&
              one.explanation.setting !== null &&
              one.explanation.outcome !== 'allocated',
          )
        expect(wronged).toEqual([])
      })
    }),
  )
})

test('the order in which all is told changes nothing', () => {
  fc.assert(
    fc.property(world, fc.infiniteStream(fc.nat()), (all, dice) => {
      const shuffle = <T>(list: readonly T[]): T[] =>
        list
          .map(one => [dice.next().value, one] as const)
          .sort(([a], [b]) => Number(a) - Number(b))
          .map(([, one]) => one)
      const shuffled = {
        settings: shuffle(all.settings),
        candidates: shuffle(all.candidates),
        pieces: shuffle(all.pieces),
      }
      expect(allocate(shuffled)).toEqual(allocate(all))
    }),
  )
})

test('every score is the sum that its explanation shows, within the bounds that its setting tells', () => {
  fc.assert(
    fc.property(world, all => {
      for (const { candidate: one, explanation } of allocate(all)) {
        const own = all.settings.find(({ id }) => id === explanation.setting?.id)
        if (!own) continue
        const parts = explanation.parts.filter(part => part.rule_set !== 'stock')
        expect(explanation.score).toBe(own.priority * 100 + parts.reduce((sum, part) => sum + part.points, 0))
        expect(explanation.score).toBe(scoreOrder(own, one).score)
        const { lowest, highest } = boundScore(own)
        expect(explanation.score).toBeGreaterThanOrEqual(lowest)
        expect(explanation.score).toBeLessThanOrEqual(highest)
      }
    }),
  )
})

test('a what-if of no change changes nothing, and its gains and losses turn round when the change is taken back', () => {
  fc.assert(
    fc.property(world, someRules, (all, rules) => {
      expect(compareSettings(all, all.settings).changes).toEqual([])
      const [first] = all.settings
      if (!first) return
      const changed = replaceSetting(all.settings, { ...first, rules })
      const { counts } = compareSettings(all, changed)
      const back = compareSettings({ ...all, settings: changed }, all.settings).counts
      expect(back).toEqual({ ...counts, gains: counts.loses, loses: counts.gains })
    }),
  )
})

test('a what-if names who gains the piece and who loses it, before anything is saved', () => {
  const now = {
    settings: [setting()],
    candidates: [candidate('1'), candidate('2', { payment_type: 'transfer' })],
    pieces: [piecesOf(1)],
  }
  const rules = {
    ...NO_RULES,
    payment: [{ id: 'new', payment_type: { id: 'transfer', name: 'Převod' }, points: 10 }],
  }
  const { changes, counts } = compareSettings(now, replaceSetting(now.settings, setting({ rules })))
  expect(changes.map(change => [change.kind, change.candidate.id])).toEqual([
    ['loses', '1'],
    ['gains', '2'],
  ])
  expect(counts).toEqual({ gains: 1, loses: 1, moves: 0, score: 0 })
})

test.each([
  ['interested', 'interested_sent', true],
  ['interested', 'confirmed', false],
  ['interested_sent', 'interested_confirmed', true],
  ['interested_confirmed', 'confirmed', true],
  ['confirmed', 'allocated', false],
  ['allocated', 'rejected', false],
  ['rejected', 'interested', true],
  ['back_to_main_stock', 'interested', true],
] as const)('the step from %s to %s is made by hand: %s', (from, to, isAllowed) =>
  expect(canMove(from, to)).toBe(isAllowed),
)

test('PO-011 each state is one of interest or of none, and only who confirmed is given pieces', () => {
  const all = (rule: (state: PreorderState) => boolean) => PREORDER_STATES.filter(rule)
  expect(all(state => !isInterested(state))).toEqual(['rejected', 'not_available', 'back_to_main_stock'])
  expect(all(canAllocate)).toEqual(['interested_confirmed', 'confirmed', 'not_allocated'])
  for (const state of PREORDER_STATES) expect(listNextStates(state)).not.toContain(state)
})

test('PO-053 PO-054 sales and purchases are counted over 7, 21, 42 and 90 days', () =>
  expect(STOCK_WINDOWS).toEqual([7, 21, 42, 90]))

test.each([
  ['interested', 'unconfirmed'],
  ['waiting_for_response', 'unconfirmed'],
  ['rejected', 'rejected'],
  ['not_available', 'not-available'],
  ['back_to_main_stock', 'in-main-stock'],
] as const)('who is %s is given nothing, for it is %s', (state, reason) =>
  expect(tellNotReady(state)).toBe(reason),
)
