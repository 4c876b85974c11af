import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#shop/database/database.ts'
import { users } from '#shop/visitor/schema.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, openSeeded, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { recordChange } from './audit.ts'

const LIST = '/cz/api/new/discounts/'

let shop: RunningShop
let opened: OpenDatabase
let staff: TestVisitor

beforeAll(async () => {
  opened = await openSeeded()
  shop = await startTestShop({ opened })
  staff = createVisitor(shop.url)
  const account = { e_mail: 'obsluha@laguna.example', password: 'Obsluha-1' }
  expect((await staff.post('/cz/core/api/login/', account)).status).toBe(204)
}, 120_000)
afterAll(async () => {
  await shop.close()
  await opened.close()
})

test('whoever meets what they saved themselves is told so, of a colleague they are not', async () => {
  const sent = {
    name: 'Sleva dvou oken',
    type: 'percentage',
    value: '10.00',
    minimal_sum: '0.00',
    valid_from: null,
    valid_to: null,
    is_active: true,
    is_public: true,
    is_combinable: true,
    is_automatic: false,
    is_cumulative_bonus: false,
    sets: [],
  }
  const made = await staff.post(LIST, sent)
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json as { id: number }
  const save = (value: string) =>
    staff.send(`${LIST}${id}/`, {
      method: 'PUT',
      body: JSON.stringify({ ...sent, value, version: 1 }),
      headers: {
        'Content-Type': 'application/json',
        'X-CSRFToken': staff.cookies.get('csrftoken') ?? '',
      },
    })
  expect((await save('11.00')).status).toBe(200)
  const own = await save('12.00')
  expect(own.status).toBe(409)
  expect(own.json).toMatchObject({ who: 'Petr Obsluha', saved_by_me: true })
  const known = await opened.database.select().from(users)
  const colleague = known.find(({ name }) => name === 'Eva Skladová')
  await recordChange(opened.database, {
    market: 'cz',
    userId: colleague?.id ?? 0,
    area: 'discounts',
    recordId: id,
    action: 'update',
  })
  const theirs = await save('13.00')
  expect(theirs.json).toMatchObject({ who: 'Eva Skladová' })
  expect(theirs.json).not.toHaveProperty('saved_by_me')
})
