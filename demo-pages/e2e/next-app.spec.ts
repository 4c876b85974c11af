import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { GALAXY_S24_PRICES } from './models/devices.ts'
import { NextPage } from './models/next-page.ts'
import { readWatch, watchPage } from './models/page-watch.ts'

const root = join(import.meta.dirname, '../..')
const app = join(root, 'dist/host-apps/next')
let server: ChildProcess
let url = ''

/** A port that nobody listens at. */
async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.')
  return address.port
}

test.beforeAll(async ({ baseURL }) => {
  const isBuilt = existsSync(join(app, '.next/BUILD_ID'))
  expect(isBuilt, 'The app is there; node tools/package/package.ts pack builds it').toBe(true)
  const port = await findPort()
  url = `http://127.0.0.1:${port}`
  const next = join(root, 'node_modules/next/dist/bin/next')
  server = spawn(process.execPath, [next, 'start', app, '--port', `${port}`, '--hostname', '127.0.0.1'], {
    env: { ...process.env, SHOP: baseURL, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  })
  await expect
    .poll(() =>
      fetch(`${url}/cz/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
})

test.afterAll(() => {
  server.kill()
})

test('two requests at once, one of which waits in the middle, are each answered in their own market', async () => {
  const read = async (path: string) => (await fetch(url + path)).text()
  const czech = read('/cz/?wait=1200')
  await new Promise(done => setTimeout(done, 300))
  const ro = await read('/ro/?wait=50')
  const cz = await czech
  expect(ro).toContain('Ce dispozitiv vindeți?')
  expect(ro).toMatch(/0,00\sLei<\/output>/)
  expect(ro).not.toMatch(/lang="cs"|Jaké zařízení|Kč/)
  expect(cz).toContain('Jaké zařízení prodáváte?')
  expect(cz).toMatch(/0\sKč<\/output>/)
  expect(cz).not.toMatch(/lang="ro"|Ce dispozitiv|Lei/)
})

for (const market of ['cz', 'ro'] as const) {
  test(`a device is priced in a page that Next streams, and the browser finds what the server made (${market})`, async ({
    page,
  }) => {
    await watchPage(page)
    const shown = new NextPage(page, market)
    await page.goto(`${url}/${market}/?wait=400`)
    await shown.chooseDevice()
    await shown.answerAll()
    await shown.expectPrice(GALAXY_S24_PRICES[market].whole)
    await expect(page.locator('output')).toHaveText(GALAXY_S24_PRICES[market].whole)
    expect(readWatch(page).faults).toEqual([])
    expect(readWatch(page).said).toEqual([])
  })
}
