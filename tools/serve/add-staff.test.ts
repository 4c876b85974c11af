import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#shop/database/database.ts'
import { isPasswordRight } from '#shop/django/passwords.ts'
import { users } from '#shop/visitor/schema.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staff-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function addStaff(email: string, input = '') {
  const { DATABASE_URL: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'add-staff.ts'), email],
    { input, encoding: 'utf8', env: { ...env, OSTROV_DATA: join(folder, 'shop') } },
  )
  return { status, said: stdout + stderr }
}

test('the first member of staff is let in by a command, with a password that it tells once or is given', {
  timeout: 180_000,
}, async () => {
  const made = addStaff('vedouci@laguna.example')
  const password = /password ([\w-]{20})/.exec(made.said)?.[1] ?? ''
  const given = addStaff('druha@laguna.example', 'dlouhe tajne heslo\n')
  expect([made.status, given.status]).toEqual([0, 0])
  expect(given.said).not.toContain('tajne')
  expect(addStaff('treti@laguna.example', 'kratke').status).toBe(1)
  const open = await openDatabase({ dataDir: join(folder, 'shop') })
  const accounts = await open.database.select().from(users).orderBy(users.id)
  await open.close()
  expect(accounts).toMatchObject([
    { email: 'vedouci@laguna.example', isStaff: true },
    { email: 'druha@laguna.example', isStaff: true },
  ])
  const [first = '', second = ''] = accounts.map(({ passwordHash }) => passwordHash)
  expect(await isPasswordRight(password, first)).toBe(true)
  expect(await isPasswordRight('dlouhe tajne heslo', second)).toBe(true)
})
