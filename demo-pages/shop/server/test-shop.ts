import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type OpenDatabase, wrapEmbedded } from '../database/database.ts'
import { runOnServer } from '../database/seed-test-shops.ts'
import { type RunningShop, type ShopOptions, startShop } from './start-shop.ts'

const SERVER = process.env.OSTROV_TEST_DATABASE_URL

/** A shop of its own for one file of tests: embedded and in memory, or on a fresh database of a real PostgreSQL. */
export async function startTestShop(options: Partial<ShopOptions> = {}): Promise<RunningShop> {
  const isOwn = !options.dataDir && !options.opened
  const databaseUrl = isOwn ? await makeDatabase() : undefined
  const opened = isOwn && !databaseUrl ? await openSeeded() : undefined
  const shop = await startShop({
    port: 0,
    quiet: true,
    isDemo: true,
    isSmall: true,
    databaseUrl,
    ...(opened && { opened }),
    ...options,
  })
  return {
    url: shop.url,
    async close() {
      await shop.close()
      await opened?.close()
      if (databaseUrl) await dropDatabase(databaseUrl)
    },
  }
}

let compiled: Promise<WebAssembly.Module> | undefined
/** Once for all databases of a process: V8 may crash as it frees the code of one after another (nodejs/node#64500). */
async function compileOnce(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  compiled ??= readFile(join(dirname(entry), 'pglite.wasm')).then(code => WebAssembly.compile(code))
  return compiled
}

/** In memory, with what a new shop has in it. */
export async function openSeeded(patience?: number): Promise<OpenDatabase> {
  const [loadDataDir, pgliteWasmModule] = await Promise.all([openAsBlob(inject('seededShop')), compileOnce()])
  return wrapEmbedded(await PGlite.create({ loadDataDir, pgliteWasmModule }), patience)
}

/** A database of its own on the real PostgreSQL, where there is one, with what a new shop has in it or empty. */
export async function makeDatabase({ isEmpty = false } = {}): Promise<string | undefined> {
  if (!SERVER) return undefined
  const name = `ostrov_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(
    SERVER,
    `create database ${name}${isEmpty ? '' : ` template ${inject('seededTemplate')}`}`,
  )
  const databaseUrl = new URL(SERVER)
  databaseUrl.pathname = `/${name}`
  return databaseUrl.href
}

export async function dropDatabase(databaseUrl: string): Promise<void> {
  if (SERVER) await runOnServer(SERVER, `drop database ${new URL(databaseUrl).pathname.slice(1)}`)
}

export interface Answered {
  status: number
  headers: Headers
  text: string
  json: unknown
}

export interface TestVisitor {
  get: (path: string, headers?: Record<string, string>) => Promise<Answered>
  /** Posts JSON with the visitor's CSRF token. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answered>
  postForm: (path: string, fields: Record<string, string>) => Promise<Answered>
  send: (path: string, init: RequestInit) => Promise<Answered>
  cookies: Map<string, string>
}

/** Somebody with a browser's cookies; redirects are shown, not followed. */
export function createVisitor(url: string, cookies = new Map<string, string>()): TestVisitor {
  const send = async (path: string, init: RequestInit): Promise<Answered> => {
    const headers = new Headers(init.headers)
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar) headers.set('Cookie', jar)
    const response = await fetch(new URL(path, url), { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson && text ? JSON.parse(text) : undefined,
    }
  }
  return {
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    async post(path, body, headers = {}) {
      if (!cookies.has('csrftoken')) await send('/cz/core/api/active-user/', {})
      return send(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          'X-CSRFToken': cookies.get('csrftoken') ?? '',
          ...headers,
        },
      })
    },
    async postForm(path, fields) {
      if (!cookies.has('csrftoken')) await send('/cz/core/api/active-user/', {})
      const csrfmiddlewaretoken = cookies.get('csrftoken') ?? ''
      return send(path, { method: 'POST', body: new URLSearchParams({ csrfmiddlewaretoken, ...fields }) })
    },
  }
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
