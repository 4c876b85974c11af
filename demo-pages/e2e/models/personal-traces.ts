import { expect, type Page, test } from '@playwright/test'
import { readWatch } from './page-watch.ts'
import type { Visitor } from './visitor.ts'

/** One push to the page's `dataLayer`, as tag managers get it. */
export type Pushed = Readonly<Record<string, unknown>>

/** What a visitor leaves where others can read it, over all pages of a walk. */
export interface PersonalTraces {
  /** All that was pushed to the `dataLayer` of any of its pages, the first one first. */
  pushed: Pushed[]
  /** The names of the events among them. */
  listEvents: () => string[]
  /** Waits for an event: who measures is loaded beside what is measured, and comes a moment later. */
  expectEvent: (name: string) => Promise<void>
  /**
   * Nothing of these values stands in storage, cookies, URLs, foreign requests, tracking or console; of those in `asked`,
   * by which the shop looks something up, nothing but in its own URLs.
   */
  expectNothingOf: (values: readonly string[], asked?: readonly string[]) => Promise<void>
}

/** Begun before the first page of the walk. */
export async function watchTraces({ context, page }: Visitor): Promise<PersonalTraces> {
  const shop = test.info().project.use.baseURL ?? ''
  const pushed: Pushed[] = []
  const sent: string[] = []
  context.on('request', request => {
    sent.push(request.url())
    // What the customer types for the shop goes to the shop; nobody else is told.
    if (!request.url().startsWith(shop)) sent.push(request.postData() ?? '')
  })
  await context.exposeBinding('keepPushed', (_, text: string) => void pushed.push(JSON.parse(text)))
  await context.addInitScript(keepLayer)
  const listEvents = () => pushed.flatMap(({ event }) => (typeof event === 'string' ? [event] : []))
  return {
    pushed,
    listEvents,
    expectEvent: name => expect.poll(listEvents).toContain(name),
    async expectNothingOf(values, asked = []) {
      const { said, faults, addresses } = readWatch(page)
      const told = { pushed, said, faults, kept: await readKept(page) }
      const urls = [...sent, ...addresses]
      const expectNone = (texts: Readonly<Record<string, unknown>>, of: readonly string[]): void => {
        for (const [where, all] of Object.entries(texts))
          for (const value of of)
            for (const written of spell(value))
              expect(JSON.stringify(all), `${where} has nothing of ${value}`).not.toContain(written)
      }
      expectNone({ ...told, urls }, values)
      expectNone({ ...told, urls: urls.filter(url => !url.startsWith(shop)) }, asked)
    },
  }
}

/** A value as it may stand in a URL or be packed into a text. */
function spell(value: string): string[] {
  const packed = Buffer.from(value).toString('base64').replace(/=+$/, '')
  const form = new URLSearchParams({ a: value }).toString().slice(2)
  return [...new Set([value, value.replaceAll(' ', ''), encodeURIComponent(value), form, packed])]
}

/** All that scripts of the page can read of it later. */
const readKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const readAll = (name: string): Promise<unknown[]> =>
      new Promise((done, fail) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const base = opening.result
          const stores = [...base.objectStoreNames]
          if (stores.length === 0) return done([])
          const reading = base.transaction(stores)
          const asked = stores.map(store => reading.objectStore(store).getAll())
          reading.oncomplete = () => done(asked.map(({ result }) => result))
        }
      })
    const bases = await Promise.all((await indexedDB.databases()).map(({ name = '' }) => readAll(name)))
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      document.title,
      window.name,
      bases,
    ])
  })

/** Runs in each page before its scripts: what is pushed outlives the page. */
function keepLayer(): void {
  const host = window as unknown as { dataLayer: unknown[]; keepPushed: (text: string) => void }
  if (window !== top) return
  host.dataLayer = []
  host.dataLayer.push = (...entries: unknown[]) => {
    for (const entry of entries) host.keepPushed(JSON.stringify(entry))
    return Array.prototype.push.apply(host.dataLayer, entries)
  }
}
