import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'
import { SITES } from '../site/site.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { SPECIAL_DEVICES } from './walks.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

test('every link of the testers’ home leads somewhere, for staff', async () => {
  const staff = createVisitor(shop.url)
  await staff.post('/cz/core/api/login/', {
    e_mail: DEMO_ACCOUNTS.staff.email,
    password: DEMO_ACCOUNTS.staff.password,
  })
  const { text } = await staff.get('/qa/')
  const links = [...text.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const pages = [...new Set(links)].filter(href => !href.startsWith('/static/'))
  expect(pages.length).toBeGreaterThan(60)
  for (const page of pages) expect([page, (await staff.get(page)).status]).toEqual([page, 200])
})

test('each account is told with its password, and its buttons sign it in where they say', async () => {
  const { text } = await createVisitor(shop.url).get('/qa/')
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) {
    expect(text).toContain(`<code>${email}</code>`)
    expect(text).toContain(`<code>${password}</code>`)
  }
  const forms = [...text.matchAll(/<form[^>]*action="(\/(?:cz|ro|admin)\/[^"]*)">([\s\S]*?)<\/form>/g)]
  expect(forms).toHaveLength(11)
  for (const [, action = '', body = ''] of forms) {
    const fields = Object.fromEntries(
      [...body.matchAll(/name="(email|password|next)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    const answered = await createVisitor(shop.url).postForm(action, fields)
    expect([answered.status, answered.headers.get('location')]).toEqual([302, fields.next])
  }
})

test.each(SPECIAL_DEVICES.map(({ title, path }) => [title, path] as const))(
  'the special device %s is one that both markets know',
  async (_, path) => {
    const visitor = createVisitor(shop.url)
    for (const site of Object.values(SITES)) {
      const color = new URL(path(site), shop.url).searchParams.get('color')
      const { status } = await visitor.get(`${site.paths.buyback}api/colors/${color}/appraisal/`)
      expect([color, status]).toEqual([color, color?.startsWith('huawei') ? 400 : 200])
    }
  },
)
