import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '#tools/root.ts'

export interface OwnShop {
  url: string
  close: () => Promise<void>
}

/** A shop with a database of its own and few products in it, for what would disturb all other tests. */
export async function openOwnShop(): Promise<OwnShop> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(root, 'tools/serve/open-test-shop.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), OSTROV_TEST_DATABASE_URL: '', OSTROV_TEST_SHOP: 'small' },
  })
  const isOpen = () =>
    fetch(`${url}/cz/`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isOpen, { timeout: 60_000 }).toBe(true)
  return { url, close: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
