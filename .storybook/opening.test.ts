import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser, launchChromium, SHELL } from '#tools/browsers/find-browser.ts'
import { root } from '#tools/root.ts'
import { runStorybook } from '#tools/serve/storybook.ts'

const STORY = 'buy-back-overview-of-a-sale--submitted'
const VISITS = 5
const PATIENCE = 240_000

let folder = ''
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ostrov-storybook-'))
  expect(runStorybook(['build', '--output-dir', folder, '--quiet'], 'pipe'), 'the build').toBe(0)
  server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  })
  browser = await chromium.launch(launchChromium(await findBrowser(SHELL)))
}, PATIENCE)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const openContext = (): Promise<BrowserContext> => browser.newContext({ locale: 'cs-CZ' })

/** A page and what it asked for in vain; the built files are all the server there is. */
async function openPage(context: BrowserContext, path: string, begin: () => void = () => {}) {
  const page = await context.newPage()
  await page.addInitScript(begin)
  const missing: string[] = []
  page.on('response', response => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname)
  })
  await page.goto(`${server.resolvedUrls?.local[0]}${path.slice(1)}`)
  return { page, missing }
}

/** That page in a browser that has seen nothing yet. */
async function visit(path: string, begin?: () => void) {
  const context = await openContext()
  return { ...(await openPage(context, path, begin)), close: () => context.close() }
}

/** Notes what the page has come to: a story with what its visitor does in it, or a page of docs. */
function noteEnd(): void {
  let channel: unknown
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: made => {
      channel = made
      const note = (id: string, end: string) => Object.assign(document.documentElement.dataset, { id, end })
      made.on('storyFinished', ({ storyId, status }: Record<'storyId' | 'status', string>) =>
        note(storyId, status),
      )
      made.on('docsRendered', (id: string) => note(id, 'docs'))
    },
  })
}

/** Scrolls to a state until it has come up: those above it grow as they do, and move it out of sight again. */
async function bringUp(place: Locator): Promise<void> {
  const story = place.locator('iframe').contentFrame().locator('.story-page')
  const look = async () => {
    await place.scrollIntoViewIfNeeded()
    return story.isVisible()
  }
  await expect.poll(look, { timeout: 90_000, interval: 250 }).toBe(true)
}

/** Shows one after the other in a page that is kept, as Storybook itself does. */
async function showAll(
  ids: readonly string[],
  { viewMode, globals = '' }: { viewMode: 'story' | 'docs'; globals?: string },
  see: (page: Page, id: string, end: string) => Promise<void> | void,
) {
  const [first] = ids
  const { page, close } = await visit(
    `/iframe.html?id=${first}&viewMode=${viewMode}&globals=${globals}`,
    noteEnd,
  )
  const html = page.locator('html')
  for (const storyId of ids) {
    if (storyId !== first) await emit(page, 'setCurrentStory', { storyId, viewMode })
    await html.and(page.locator(`[data-id="${storyId}"]`)).waitFor({ timeout: 60_000 })
    await see(page, storyId, (await html.getAttribute('data-end')) ?? '')
  }
  await close()
}

/**
 * Chooses the story a second time, as Storybook does by itself where its browser is busy, and notes whether the page was
 * without the stories' server for a moment: what is asked in it goes to Storybook's own.
 */
function chooseTwice(): void {
  const real = window.fetch
  let current = real
  Object.defineProperty(window, 'fetch', {
    get: () => current,
    set: (given: typeof fetch) => {
      if (given === real) document.documentElement.dataset.server = 'away'
      current = given
    },
  })
  let channel: unknown
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: made => {
      channel = made
      made.on('storyFinished', ({ storyId }: { storyId: string }) => {
        if (document.documentElement.dataset.chosen) return
        document.documentElement.dataset.chosen = 'twice'
        made.emit('forceRemount', { storyId })
      })
    },
  })
}

test(
  'a story that is opened by its address has the answers of its own server, in every new browser',
  async () => {
    for (let turn = 1; turn <= VISITS; turn++) {
      const { page, missing, close } = await visit(`/iframe.html?id=${STORY}&viewMode=story`, chooseTwice)
      await page.locator('[data-chosen]').waitFor({ timeout: 60_000 })
      await page.getByText('Vykoupíme za').first().waitFor({ timeout: 60_000 })
      expect(await page.locator('[data-server]').count(), `visit ${turn}`).toBe(0)
      expect(
        missing.filter(path => path.includes('/api/')),
        `visit ${turn}`,
      ).toEqual([])
      await close()
    }
  },
  PATIENCE,
)

/** What the toolbar and the controls tell the story. */
const emit = (page: Page, event: string, what: object): Promise<void> =>
  page.evaluate(
    ([name, told]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void }
      }
      channel.emit(name, told)
    },
    [event, what] as const,
  )

test(
  'a control that changes a param leaves the picture there, and a value that the component refuses is told',
  async () => {
    const storyId = 'shop-marketing-banner--card'
    const { page, missing, close } = await visit(`/iframe.html?id=${storyId}&viewMode=story`)
    await page.getByText('Starý telefon za nový').waitFor({ timeout: 60_000 })
    const picture = page.locator('#storybook-root img')
    await emit(page, 'updateStoryArgs', { storyId, updatedArgs: { title: 'Jiný nadpis' } })
    await page.getByText('Jiný nadpis').waitFor({ timeout: 60_000 })
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth), { timeout: 60_000 })
      .toBeGreaterThan(0)
    await emit(page, 'updateStoryArgs', { storyId, updatedArgs: { href: 'javascript:alert(1)' } })
    await page.getByText(/^href is left out: expected/).waitFor({ timeout: 60_000 })
    expect(missing.filter(path => path.endsWith('.svg'))).toEqual([])
    await close()
  },
  PATIENCE,
)

test(
  'the toolbar turns a story into one of the other market, with what is told in it',
  async () => {
    const { page, close } = await visit('/iframe.html?id=visitor-notifications--success&viewMode=story')
    await page.getByText('Cenu jsme vám poslali e-mailem.', { exact: true }).waitFor({ timeout: 60_000 })
    await emit(page, 'updateGlobals', { globals: { market: 'ro' } })
    await page.getByText('V-am trimis prețul prin e-mail.', { exact: true }).waitFor({ timeout: 60_000 })
    expect(await page.getByText('Cenu jsme').count()).toBe(0)
    await close()
    const fields = await visit('/iframe.html?id=kit-fields--playground&viewMode=story')
    await fields.page.getByText('For the confirmation.').waitFor({ timeout: 60_000 })
    await emit(fields.page, 'updateGlobals', { globals: { language: 'ro' } })
    await fields.page.getByText('Pentru confirmare.').waitFor({ timeout: 60_000 })
    await fields.close()
    const tabs = await visit('/iframe.html?id=shop-tabs--first-tab&viewMode=story&globals=market:ro')
    await tabs.page.getByRole('tab', { name: 'Descriere' }).waitFor({ timeout: 60_000 })
    await tabs.close()
  },
  PATIENCE,
)

test.each([
  ['buy-back-sell-form--open', '.ostrov form'],
  ['buy-back-device-and-price--priced', 'text=Cena platí do'],
  ['shop-newsletter--refused', '[aria-invalid="true"]'],
])(
  'the toolbar changes the theme and the width of %s, which keeps what its visitor came to',
  async (id, part) => {
    const { page, close } = await visit(`/iframe.html?id=${id}&viewMode=story`, noteEnd)
    const html = page.locator('html')
    const shown = page.locator(part).filter({ visible: true }).first()
    await html.and(page.locator('[data-end]')).waitFor({ timeout: 60_000 })
    await shown.waitFor()
    for (const globals of [{ theme: 'dark' }, { width: '390px' }]) {
      await html.evaluate(one => one.removeAttribute('data-end'))
      await emit(page, 'updateGlobals', { globals })
      await html.and(page.locator('[data-end]')).waitFor({ timeout: 60_000 })
      await expect
        .poll(() => shown.isVisible(), { timeout: 20_000, message: JSON.stringify(globals) })
        .toBe(true)
    }
    expect(await html.evaluate(one => one.style.colorScheme)).toBe('dark')
    expect(await page.locator('.story-page').evaluate(one => one.style.maxInlineSize)).toBe('390px')
    await close()
  },
  PATIENCE,
)

test(
  'the live island of the introduction is whole, and all of it in English',
  async () => {
    const { page, close } = await visit('/iframe.html?id=introduction--docs&viewMode=docs')
    await page.setViewportSize({ width: 1066, height: 768 })
    const frame = page.getByTitle('Device and price, live')
    const island = frame.contentFrame()
    await island.getByRole('button', { name: 'Sell online' }).waitFor({ timeout: 60_000 })
    const read = () => island.locator('html').evaluate(html => html.scrollHeight - html.clientHeight)
    // What is for readers of the screen alone may lie a pixel below.
    await expect.poll(read, { timeout: 60_000 }).toBeLessThan(2)
    const text = (await island.locator('.story-page').textContent()) ?? ''
    expect(text).toContain('Flawless')
    expect(text.replaceAll('Kč', '')).not.toMatch(/[ěščřžýáíéúůňťď]|Telefony|Displej|Krabice/i)
    await close()
  },
  PATIENCE,
)

test(
  'the search finds a page by everyday words, and what is asked in two words before stories of one',
  async () => {
    const { page, close } = await visit('/?path=/docs/introduction--docs')
    const field = page.locator('#storybook-explorer-searchfield')
    await field.waitFor({ timeout: 60_000 })
    const missed: string[] = []
    const PAGES = {
      basket: 'Shop',
      cart: 'Shop\\s*Cart$',
      košík: 'Shop\\s*Cart$',
      cos: 'Shop\\s*Cart$',
      button: 'Kit\\s*Button$',
      splátky: 'Shop\\s*Instalment calculator$',
      přepravka: 'Back office\\s*Crates overview$',
      doprava: 'Checkout\\s*Checkout$',
      oprava: 'Service\\s*Device and operations$',
      spinner: 'Kit',
      accordion: 'Shop',
      gdpr: 'Guides',
      vykup: 'Buy-back',
      výkup: 'Buy-back',
      'dark mode': 'Foundations',
    }
    for (const [words, group] of Object.entries(PAGES)) {
      await field.fill(words)
      const first = page.locator('#storybook-explorer-menu [role=option]').first()
      const wanted = first.filter({ hasText: new RegExp(`^Docs\\s*${group}`) })
      await wanted.waitFor({ timeout: 10_000 }).catch(() => missed.push(words))
    }
    expect(missed).toEqual([])
    await close()
  },
  PATIENCE,
)

test('a page of the preview has an icon that is there', () => {
  const [, icon = ''] =
    /<link rel="icon"[^>]* href="\.\/([^"]+)"/.exec(readFileSync(join(folder, 'iframe.html'), 'utf8')) ?? []
  expect(existsSync(join(folder, icon)), icon).toBe(true)
  expect(icon).not.toBe('')
})

test(
  'until the toolbar says otherwise, a page has the colours of the system',
  async () => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    const readScheme = async (path: string) => {
      const { page } = await openPage(context, path)
      await page.locator('#storybook-docs h1').waitFor({ timeout: 60_000 })
      return page.locator('html').evaluate(html => html.style.colorScheme)
    }
    const path = '/iframe.html?id=guides-security--docs&viewMode=docs'
    expect(await readScheme(path)).toBe('dark')
    expect(await readScheme(`${path}&globals=theme:light`)).toBe('light')
    await context.close()
  },
  PATIENCE,
)

test('the introduction leads to pages that are there', () => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const text = readFileSync(join(root, 'stories/introduction.md'), 'utf8')
  const links = [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id)
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter(id => !Object.hasOwn(entries, id))).toEqual([])
  const pages = Object.values<{ id: string; type: string; title: string }>(entries)
    .filter(({ type, title }) => type === 'docs' && /^(?!Kit|Foundations|Introduction)/.test(title))
    .map(({ id }) => id)
  expect(
    pages.filter(id => !links.includes(id)),
    'components that it does not name',
  ).toEqual([])
  const table = text.slice(text.indexOf('## What is here'), text.indexOf('## Put an island'))
  const told = [...table.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id)
  const shown = Object.values<{ id: string; type: string }>(entries).filter(({ type }) => type === 'docs')
  expect(
    shown.slice(0, 2).map(({ id }) => id),
    'where Storybook opens',
  ).toEqual(['introduction--docs', 'embedding--docs'])
  expect(told, 'its table has the order of the sidebar').toEqual(
    shown.map(({ id }) => id).filter(id => !/^(?:introduction|embedding)--docs$/.test(id)),
  )
})

test(
  'a guide never scrolls sideways on a phone, and a table that is too wide in a narrow window does by the keyboard',
  async () => {
    const guides = ['security', 'releases-and-delivery', 'new-market-or-language', 'events-and-marks']
    const pages = ['introduction--docs', ...guides.map(name => `guides-${name}--docs`)]
    const wide: string[] = []
    let scrolled = 0
    await showAll(pages, { viewMode: 'docs' }, async (page, id) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const table = page.locator('.docs-text-table').first()
      await table.waitFor({ timeout: 60_000 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 390) wide.push(`${id}: ${width}`)
      const lines = await table
        .locator('tbody tr')
        .evaluateAll(rows =>
          rows
            .flatMap(row => [row, ...row.children])
            .map(part => `${part.localName} ${getComputedStyle(part).borderBlockEndWidth}`),
        )
      expect([...new Set(lines)], 'a line parts rows, and none of them within').toEqual(['tr 1px', 'td 0px'])
      await page.setViewportSize({ width: 660, height: 844 })
      const boxes = page.locator('.docs-scroll').filter({ has: page.locator('.docs-text-table') })
      const overflowing = await boxes.evaluateAll(
        all => all.filter(box => box.scrollWidth > box.clientWidth).length,
      )
      scrolled += overflowing
      await expect.poll(() => page.getByRole('region', { name: /^Table: / }).count()).toBe(overflowing)
    })
    expect(wide).toEqual([])
    expect(scrolled, 'tables that are too wide for 660 px').toBeGreaterThan(0)
  },
  PATIENCE,
)

test(
  'the page of a part of the kit tells its import and its props',
  async () => {
    const { page, close } = await visit('/iframe.html?id=kit-button--docs&viewMode=docs')
    await page.getByRole('heading', { name: 'Props' }).waitFor({ timeout: 60_000 })
    await page.getByText("'#kit/feedback/button.tsx'").first().waitFor({ timeout: 60_000 })
    const row = page.getByRole('row', { name: /^kind / })
    expect(await row.textContent()).toMatch(/'primary' \| 'secondary' \| 'quiet' \| 'danger'.*'primary'/)
    expect(await page.getByRole('row', { name: /^label / }).textContent()).toContain('required')
    expect(await page.getByRole('row', { name: /^isBusy / }).textContent()).toContain('shown in motion')
    await close()
  },
  PATIENCE,
)

test.each([
  ['kit-tree--docs', 'kit-tree--marked', 'Wireless chargers'],
  ['kit-record--docs', 'kit-record--changed-with-errors', 'unsaved changes'],
])(
  'the docs page %s shows what its stories come to',
  async (docs, story, text) => {
    const { page, close } = await visit(`/iframe.html?id=${docs}&viewMode=docs&globals=theme:dark`)
    const frame = page.locator(`iframe[src*="${story}"]`)
    await frame.scrollIntoViewIfNeeded({ timeout: 60_000 })
    const inside = frame.contentFrame()
    // What is only told to readers of the screen is there as well.
    const found = inside.getByText(text).filter({ visible: true }).first()
    await found.waitFor({ timeout: 60_000 })
    expect(await inside.locator('html').evaluate(html => html.style.colorScheme)).toBe('dark')
    // The page around it is dark as well.
    expect(await page.locator('html').evaluate(html => html.style.colorScheme)).toBe('dark')
    await expect
      .poll(() => page.locator('.sbdocs-wrapper').evaluate(one => getComputedStyle(one).backgroundColor), {
        timeout: 60_000,
      })
      .not.toBe('rgb(255, 255, 255)')
    await close()
  },
  PATIENCE,
)

test(
  'what is being renamed on a docs page still is, once another frame has the focus',
  async () => {
    const { page, close } = await visit('/iframe.html?id=kit-tree--docs&viewMode=docs')
    const cut = page.locator('iframe[src*="kit-tree--cut"]').contentFrame()
    await cut.locator('[data-cut="true"]').waitFor({ timeout: 60_000 })
    const field = page.locator('iframe[src*="kit-tree--renaming"]').contentFrame().getByRole('textbox', {
      name: 'New name',
    })
    expect(await field.inputValue({ timeout: 5000 })).toBe('Services and repairs')
    await close()
  },
  PATIENCE,
)

test(
  'the page of a component tells its params, snippets, calls and texts',
  async () => {
    const { page, close } = await visit('/iframe.html?id=shop-cart-badge--docs&viewMode=docs')
    await page.getByText(/^All \d+ texts/).click({ timeout: 60_000 })
    const parts = ['States', 'Params', 'Embedding']
    const heads = (await page.getByRole('heading').allInnerTexts()).map(head => head.trim())
    expect(heads.filter(head => parts.includes(head))).toEqual(parts)
    const introduction = readFileSync(join(root, 'stories/introduction.md'), 'utf8')
    expect(introduction).toMatch(/\*States\* below the example.*\n/)
    expect(introduction).toMatch(/\*Params\* below its states.*\n/)
    for (const text of ['Page of the cart', 'ostrov:cart-changed', 'cart-count', 'Pagina coșului'])
      await page.getByText(text).first().waitFor({ timeout: 60_000 })
    await page.getByText('data-component').first().waitFor({ timeout: 60_000 })
    await close()
  },
  PATIENCE,
)

test(
  'the states of a component come up one after the other, as they come into sight',
  async () => {
    const { page, close } = await visit('/iframe.html?id=buy-back-device-and-price--docs&viewMode=docs')
    await page.locator('.docs-frame-place[aria-busy="false"]').first().waitFor({ timeout: 60_000 })
    await page.getByText(/^All \d+ states/).click()
    const places = page.locator('.docs-windows .docs-frame-place')
    const begun = page.locator('.docs-windows iframe[src]')
    await begun.first().waitFor()
    expect(await begun.count(), 'at once').toBe(1)
    expect(await places.nth(1).textContent()).toMatch(/, Romanian comes up here\.$/)
    expect((await places.last().boundingBox())?.height).toBeGreaterThan(200)
    const row = page.locator('.docs-windows li').nth(7)
    const heading = row.locator('h3')
    const readTop = () => heading.evaluate(one => Math.round(one.getBoundingClientRect().top))
    await heading.evaluate(one =>
      scrollBy({ top: one.getBoundingClientRect().top - 300, behavior: 'instant' }),
    )
    await row.locator('.docs-frame-place[aria-busy="false"]').first().waitFor({ timeout: 60_000 })
    expect(await readTop(), 'what is read stays while states above it come up').toBe(300)
    await bringUp(places.last())
    const all = await places.count()
    expect(all).toBeGreaterThan(20)
    expect(await begun.count(), 'of what nobody has seen').toBeLessThan(all / 2)
    const dark = places.filter({ has: page.getByTitle('Priced dark, Czech') })
    await bringUp(dark)
    expect(await page.locator('html').evaluate(html => html.style.colorScheme), 'of the page').toBe('light')
    await close()
  },
  PATIENCE,
)

/** How far the heading is from where "On this page" leads to; 0 as well where the page ends before that. */
const readMissed = (heading: Locator): Promise<number> =>
  heading.evaluate(one => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const missed = one.getBoundingClientRect().top - 40
    return missed > 0 && scrollTop + clientHeight >= scrollHeight - 1 ? 0 : Math.abs(missed)
  })

test.each([
  { docs: 'kit-tree--docs', place: 'props', way: 'address', examples: 1 },
  { docs: 'kit-grid--docs', place: 'props', way: 'link', examples: 2 },
])(
  'the section that the $way led to on $docs stays at the top while examples above it come up',
  async ({ docs, place, way, examples }) => {
    const { page, close } = await visit(`/?path=/docs/${docs}${way === 'address' ? `#${place}` : ''}`)
    const inside = page.frameLocator('#storybook-preview-iframe')
    const heading = inside.locator(`h2#${place}`)
    await heading.waitFor({ timeout: 60_000 })
    if (way === 'link') await inside.locator(`.toc-wrapper a[href="#${place}"]`).click()
    const up = inside.locator('.docs-frame-place[aria-busy="false"]')
    await expect.poll(() => up.count(), { timeout: 90_000 }).toBeGreaterThanOrEqual(examples)
    await expect.poll(() => readMissed(heading), { timeout: 20_000 }).toBeLessThan(10)
    await close()
  },
  PATIENCE,
)

test(
  'the stories of the editor follow the toolbar into the other market, and into English',
  async () => {
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    const stories = Object.values<{ id: string; type: string }>(entries)
      .filter(({ id, type }) => id.startsWith('editor-editing-of-a-page--') && type === 'story')
      .map(({ id }) => id)
    const stuck: string[] = []
    const note = (_page: Page, id: string, end: string) =>
      void (end === 'success' || stuck.push(`${id} ${end}`))
    await showAll(stories, { viewMode: 'story', globals: 'market:ro' }, note)
    const conflicts = stories.filter(id => id.endsWith('--conflict'))
    await showAll(conflicts, { viewMode: 'story', globals: 'language:en' }, note)
    expect(stories.length).toBeGreaterThan(15)
    expect(conflicts).toHaveLength(1)
    expect(stuck).toEqual([])
  },
  PATIENCE,
)

test(
  'every prop of a part of the kit has a meaning and a type, also of what its lists hold',
  async () => {
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    const silent: string[] = []
    const untyped: string[] = []
    let told = 0
    const pages = Object.keys(entries).filter(id => /^kit-.*--docs$/.test(id))
    await showAll(pages, { viewMode: 'docs' }, async (page, id) => {
      const name = entries[id].title.split('/').at(-1)
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 60_000 })
      const props = await page.locator('.docs-part tbody tr').evaluateAll(rows =>
        rows.map(({ children: [name, meaning, type] }) => ({
          name: name?.textContent,
          meaning: meaning?.textContent?.trim(),
          type: type?.textContent?.trim() ?? '',
        })),
      )
      told += props.length
      silent.push(...props.filter(({ meaning }) => !meaning).map(({ name }) => `${id}: ${name}`))
      untyped.push(
        ...props.filter(({ type }) => /^(?:unknown)?$/.test(type)).map(({ name }) => `${id}: ${name}`),
      )
      if (id === 'kit-grid--docs') {
        const columns = page.getByRole('row', { name: /^columns / })
        expect(await columns.textContent()).toContain('readonly Column<Row>[]')
        await page.locator('summary', { hasText: 'Column<Row>' }).click()
        await page.getByRole('row', { name: /^isOrderable .*sorts the list/ }).waitFor()
      }
    })
    expect(told).toBeGreaterThan(150)
    expect(silent).toEqual([])
    expect(untyped, 'whose type is not known').toEqual([])
  },
  PATIENCE,
)
