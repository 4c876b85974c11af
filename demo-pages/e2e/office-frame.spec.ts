import { expect, type Page } from '@playwright/test'
import { STAFF, signIn } from './models/sign-in.ts'
import { test } from './models/test.ts'
import { Warehouse } from './models/warehouse.ts'

const OFFICE = {
  cz: { path: '/cz/obsluha/', nav: 'Obsluha', groups: 'Objednávky a sklad', list: 'K expedici' },
  ro: { path: '/ro/personal/', nav: 'Administrare', groups: 'Comenzi și depozit', list: 'De expediat' },
} as const

const header = (page: Page) => page.getByRole('banner')
const topOf = async (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => element.getBoundingClientRect().top)

for (const market of ['cz', 'ro'] as const)
  test(`the back office has a slim frame of its own, and its rows begin near the top (${market})`, async ({
    page,
  }) => {
    const { path, nav, groups, list } = OFFICE[market]
    await page.setViewportSize({ width: 1366, height: 640 })
    const shop = new Warehouse(page, market)
    await shop.signIn()
    await shop.makeOrders(1)
    await page.goto(`${path}order-delivery-grid/`)
    await expect(page.locator('.ostrov-grid-body > [role=row]').first()).toBeVisible()
    expect(await topOf(page, '.ostrov-grid-body > [role=row]')).toBeLessThan(260)
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(56)
    await expect(page.getByRole('searchbox')).toHaveCount(1)
    await expect(page.locator('[data-component="cart-badge"], .shop-footer')).toHaveCount(0)
    const current = page.locator('.shop-staff-nav [aria-current]')
    await expect(current).toHaveText([groups, list])
    await expect(page.getByRole('navigation', { name: nav })).toBeVisible()
    await page.goto(`${path}order-delivery-detail/?id=1`)
    await expect(current).toHaveText([groups, list])
  })

for (const market of ['cz', 'ro'] as const)
  test(`the title stands at the same place on every page of the back office (${market})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 640 })
    await signIn(page, market, STAFF)
    const { path } = OFFICE[market]
    await page.goto(path)
    const links = page.locator(`.shop-staff-links a[href^="${path}"]:not(.shop-staff-tasks a)`)
    const pages = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
    expect(pages.length).toBeGreaterThanOrEqual(9)
    const tops = new Map<string, number>()
    for (const one of [...pages, `${path}order-delivery-detail/`, `${path}discount-detail/?id=1`]) {
      await page.goto(one, { waitUntil: 'domcontentloaded' })
      tops.set(one, await topOf(page, 'h1'))
    }
    const [first = 0] = tops.values()
    expect(Object.fromEntries(tops)).toEqual(Object.fromEntries([...tops.keys()].map(key => [key, first])))
  })

/** Pages of both markets, each in the language of one, and what is marked in their menus. */
const SHARED = {
  cz: {
    site: 'Výkupy a web',
    pages: [
      ['/admin/?language=cs', 'Odeslané výkupy'],
      ['/admin/buyouts/1/?language=cs', 'Odeslané výkupy'],
      ['/admin/pages/?language=cs', 'Stránky a komponenty'],
      ['/admin/cache/?language=cs', 'Mezipaměť'],
      ['/cz/obsluha/mezipamet/', 'Mezipaměť'],
    ],
  },
  ro: {
    site: 'Vânzări și site',
    pages: [
      ['/admin/?language=ro', 'Cereri de vânzare trimise'],
      ['/admin/buyouts/1/?language=ro', 'Cereri de vânzare trimise'],
      ['/admin/pages/?language=ro', 'Pagini și componente'],
      ['/admin/cache/?language=ro', 'Memoria cache'],
      ['/ro/personal/memorie-cache/', 'Memoria cache'],
    ],
  },
} as const

/** What the frame of a page is made of, and where it stands. */
const readFrame = (page: Page) =>
  page.evaluate(() => {
    const [header, main, heading] = ['.shop-office-row', 'main', 'h1'].map(selector => {
      const one = document.querySelector(selector)
      const { left = 0, top = 0, width = 0 } = one?.getBoundingClientRect() ?? {}
      return { left, top, width, fontSize: one && getComputedStyle(one).fontSize }
    })
    return {
      header,
      main: { left: main?.left, width: main?.width },
      heading: { left: heading?.left, top: heading?.top, fontSize: heading?.fontSize },
      links: [...document.querySelectorAll('.shop-office-row > :is(.shop-brand, nav) a')].map(
        link => link.textContent,
      ),
      market: document.querySelector('.shop-markets [aria-current]')?.textContent,
      office: document.querySelector('.shop-account a[title]')?.getAttribute('href'),
      footers: document.querySelectorAll('.shop-footer').length,
    }
  })

for (const market of ['cz', 'ro'] as const)
  for (const width of [390, 1366])
    test(`what is of both markets stands in the frame of one, as all else does (${market}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 })
      await signIn(page, market, STAFF)
      const { path } = OFFICE[market]
      await page.goto(`${path}discount-grid/`, { waitUntil: 'domcontentloaded' })
      const frame = await readFrame(page)
      expect(frame).toMatchObject({ office: path, footers: 0 })
      const { site, pages } = SHARED[market]
      for (const [address, name] of pages) {
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        expect.soft(await readFrame(page), address).toEqual(frame)
        await expect.soft(page.locator('.shop-staff-nav [aria-current]'), address).toHaveText([site, name])
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(scroll, address).toBeLessThanOrEqual(width)
      }
    })

test('the other market’s name leads from what is of both to the same page in its language', async ({
  page,
}) => {
  await signIn(page, 'cz', STAFF)
  await page.goto('/admin/pages/?language=cs')
  await page.getByRole('banner').getByRole('link', { name: 'România' }).click()
  await expect(page).toHaveURL('/admin/pages/?language=ro')
  await expect(page.locator('.shop-markets [aria-current]')).toHaveText('România')
})

test('what is open is marked in one way in lists and in their records', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  await signIn(page, 'cz', STAFF)
  const marks: unknown[] = []
  for (const path of ['order-delivery-grid/', 'order-delivery-detail/']) {
    await page.goto(OFFICE.cz.path + path)
    const current = page.locator('.shop-staff-nav [aria-current]')
    await expect(current).toHaveText(['Objednávky a sklad', 'K expedici'])
    marks.push(
      ...(await current.evaluateAll(all =>
        all.map(one => [getComputedStyle(one).backgroundImage, getComputedStyle(one).fontWeight]),
      )),
    )
  }
  expect(new Set(marks.map(one => JSON.stringify(one))).size).toBe(1)
})

test('on a phone all sections are reached and nothing moves the page aside; who leaves by the keyboard signs out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'ro', STAFF)
  await page.goto('/ro/personal/discount-grid/')
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await topOf(page, 'h1')).toBeLessThan(160)
  const last = page.getByRole('navigation', { name: 'Administrare' }).getByRole('link', { name: 'Catalog' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category-tree|category-settings/)
  await page.getByRole('button', { name: 'Deconectare' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Deconectare' })).toBeHidden()
})

test('on a phone the sections fade out into their bar at the very edge of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'cz', STAFF)
  await page.goto('/cz/obsluha/order-delivery-grid/')
  const current = page.locator('.shop-staff-nav [aria-current]')
  await expect(current).toHaveText(['Objednávky a sklad', 'K expedici'])
  const lists = await page.locator('.shop-staff-nav ul').evaluateAll(all =>
    all.map(list => {
      const { left, right } = list.getBoundingClientRect()
      const { backgroundImage, maskImage } = getComputedStyle(list)
      return { left, right, backgroundImage, isFaded: maskImage.startsWith('linear-gradient') }
    }),
  )
  const flush = { left: 0, backgroundImage: 'none', isFaded: true }
  expect(lists[0]).toEqual({ ...flush, right: 390 })
  expect(lists[1]).toMatchObject(flush)
  // A ring is whole.
  await current.first().press('ArrowDown')
  expect(
    await page
      .locator('.shop-staff-nav ul')
      .first()
      .evaluate(list => getComputedStyle(list).maskImage),
  ).toBe('none')
})

for (const market of ['cz', 'ro'] as const)
  test(`on a phone the frame has two rows at most, and who is in is still told (${market})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, market, STAFF)
    await page.goto(OFFICE[market].path)
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(100)
    await expect(page.locator('.shop-account').getByRole('link', { name: 'Petr Obsluha' })).toBeVisible()
  })

test('on a phone the section that is open stands whole in sight, whichever it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'ro', STAFF)
  await page.goto(OFFICE.ro.path)
  const links = page.locator('.shop-office-row .shop-staff-nav a')
  const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(2)
  for (const href of hrefs) {
    await page.goto(href)
    for (const current of await page.locator('.shop-staff-nav [aria-current]').all())
      await expect
        .poll(() =>
          current.evaluate(link => {
            const [own, list] = [link, link.closest('ul') as Element].map(one => one.getBoundingClientRect())
            return own && list && own.left >= Math.max(0, list.left) && own.right <= Math.min(390, list.right)
          }),
        )
        .toBe(true)
  }
})

test('on paper the frame leaves the shop’s name alone', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  await signIn(page, 'cz', STAFF)
  await page.goto('/cz/obsluha/discount-grid/')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.shop-brand')).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.shop-account')).toBeHidden()
})
