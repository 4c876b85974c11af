import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { CategoryPage } from './models/category-page.ts'
import { expectOutcomeInSight } from './models/expect-in-sight.ts'
import { expectUncovered } from './models/expect-uncovered.ts'
import { tabTo } from './models/keyboard.ts'
import { FAILURE_TEXTS } from './models/market-texts.ts'
import { STAFF, signIn } from './models/sign-in.ts'
import { test } from './models/test.ts'

/** Names that no other walk has. */
const makeNames = () => {
  const mark = randomUUID().slice(0, 8)
  return { root: `W${mark}`, a: `A${mark}`, b: `B${mark}`, c: `C${mark}` }
}

async function plant(categories: CategoryPage) {
  await signIn(categories.page, categories.market, STAFF)
  const names = makeNames()
  const root = await categories.make(names.root)
  const ids = { root, a: '', b: '', c: '' }
  for (const key of ['a', 'b', 'c'] as const) ids[key] = await categories.make(names[key], root)
  return { names, ids }
}

test('what is done with a category stays in sight however long the tree is, and covers no row; the bar that saves it has its panel’s ground', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 })
  const categories = new CategoryPage(page, 'cz')
  await categories.open()
  const lines = categories.tree.getByRole('treeitem')
  await expect(lines.first()).toBeVisible()
  const closed = await lines.count()
  await categories.press('Rozbalit vše')
  await expect.poll(() => lines.count()).toBeGreaterThan(closed + 5)
  await lines.last().click()
  const moveTo = page.getByRole('button', { name: categories.texts.moveTo })
  await expect(moveTo).toBeInViewport({ ratio: 1 })
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowUp')
  const [bar, row] = [
    await page.locator('.ostrov-tree-buttons').boundingBox(),
    await page.locator(':focus').boundingBox(),
  ]
  expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await expect(page.getByRole('button', { name: categories.texts.save })).toBeVisible()
  expect(await readGrounds(page, '.ostrov-category-tree-details')).toEqual(['same', 'same'])
})

/** Whether each bar that stays has the ground of the card it stands in. */
const readGrounds = (page: Page, panel: string): Promise<string[]> =>
  page.evaluate(card => {
    const bars = ['.ostrov-tree-buttons', '.ostrov-sticky-foot > form > .ostrov-form-actions']
    return bars.map(name => {
      const bar = document.querySelector(name)
      const around = bar?.closest(`${card}, .ostrov-category-tree-side`)
      if (!bar || !around) return 'missing'
      const [own, ground] = [bar, around].map(one => getComputedStyle(one).backgroundColor)
      return own === ground ? 'same' : `${own} on ${ground}`
    })
  }, panel)

test('AD-006 AD-007 a branch is moved by drag and by “Move to…”, deleted after its impact and brought back by mouse, also once the page was loaded anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const categories = new CategoryPage(page, 'cz')
  const { names, ids } = await plant(categories)
  await page.goto(categories.texts.tree)
  await categories.line(names.root).locator('.ostrov-tree-toggle').click()
  const [from, to] = [categories.line(names.c), categories.line(names.a)]
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('The tree is not in sight.')
  await page.mouse.move(start.x + 120, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + 120, end.y + end.height / 2, { steps: 5 })
  await page.mouse.move(end.x + 120, end.y + 3)
  await page.mouse.up()
  await expect.poll(() => categories.readBranch(ids.root)).toEqual([names.c, names.a, names.b])
  await categories.line(names.b).click()
  await categories.press(categories.texts.moveTo)
  await categories.dialog.getByRole('combobox', { name: categories.texts.target }).fill(names.a)
  await categories.dialog.getByRole('option').first().click()
  await categories.dialog.getByRole('button', { name: categories.texts.move, exact: true }).click()
  await expect(categories.dialog).toHaveCount(0)
  expect(await categories.readBranch(ids.a)).toEqual([names.b])
  await categories.press(categories.texts.undo)
  await expect.poll(() => categories.readBranch(ids.root)).toEqual([names.c, names.a, names.b])
  await categories.line(names.root).click()
  await page.getByRole('button', { name: categories.texts.deleteRow, exact: true }).click()
  await expect(categories.dialog).toContainText('4 kategorie')
  await categories.dialog.getByRole('button', { name: categories.texts.confirmDelete }).click()
  await expect(categories.line(names.root)).toHaveCount(0)
  await expect(page.getByText(categories.texts.deleted).first()).toBeVisible()
  await categories.press(categories.texts.undo)
  await expect(categories.line(names.root)).toBeVisible()
  expect(await categories.readBranch(ids.root)).toEqual([names.c, names.a, names.b])
  await categories.press(categories.texts.redo)
  await expect(categories.line(names.root)).toHaveCount(0)
  await expect(page.getByText(categories.texts.lastDeleted)).toBeVisible()
  await page.reload()
  await page.getByText(categories.texts.lastDeleted).click()
  await categories.press(categories.texts.bringBack)
  await expect(categories.line(names.root)).toBeFocused()
  await expect(page.getByText(categories.texts.lastDeleted)).toHaveCount(0)
  expect(await categories.readBranch(ids.root)).toEqual([names.c, names.a, names.b])
})

test('what stays at the edge of the window leads nobody away from the button they pressed', async ({
  page,
}) => {
  const categories = new CategoryPage(page, 'ro')
  const { names } = await plant(categories)
  await page.goto(categories.texts.tree)
  await categories.line(names.root).click()
  await categories.press(categories.texts.deleteRow)
  await categories.dialog.getByRole('button', { name: categories.texts.confirmDelete }).click()
  const undo = page.getByRole('button', { name: `${categories.texts.undo}: ` })
  await page.route('**/api/admin/categories/**', async route => {
    if (route.request().method() === 'GET') await route.continue()
    else await route.fulfill({ status: 401, contentType: 'application/json', body: '{"detail":"Nu."}' })
  })
  // Far above the bar's own place in the page, so that it stands at the window's edge.
  await page.setViewportSize({ width: 1280, height: 420 })
  await undo.evaluate(button => {
    button.focus({ preventScroll: true })
    scrollTo(0, scrollY + button.getBoundingClientRect().top - 20)
  })
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expectOutcomeInSight(page, FAILURE_TEXTS.ro.signedOut)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('AD-004 AD-005 AD-006 a category is made, renamed and moved by keyboard alone', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const categories = new CategoryPage(page, 'ro')
  const { names, ids } = await plant(categories)
  await page.goto(categories.texts.tree)
  await tabTo(page, categories.tree.locator('[tabindex="0"]'))
  await page.keyboard.type(names.root)
  await expect(categories.line(names.root)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(categories.line(names.a)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => categories.readBranch(ids.root)).toEqual([names.b, names.a, names.c])
  await expect(categories.line(names.a)).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => categories.readBranch(ids.b)).toEqual([names.a])
  await page.keyboard.press('Control+z')
  await expect.poll(() => categories.readBranch(ids.b)).toEqual([])
  await page.keyboard.press('Control+x')
  await page.keyboard.press('End')
  await page.keyboard.type(names.c)
  await page.keyboard.press('Control+v')
  await expect.poll(() => categories.readBranch(ids.c)).toEqual([names.a])
  await page.keyboard.press('F2')
  await page.keyboard.type(`X${names.a}`)
  await page.keyboard.press('Enter')
  await expect(categories.line(`X${names.a}`)).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: categories.texts.name, exact: true })
  await expect(field).toHaveValue(`X${names.a}`)
  await tabTo(page, field)
  await page.keyboard.type('Y')
  await page.keyboard.press('Enter')
  await expect(page.getByText(categories.texts.saved).first()).toBeVisible()
  await expect.poll(async () => (await categories.readBranch(ids.c)).length).toBe(1)
})

test('two staff edit the same tree: nobody’s work is silently lost', async ({ visit }) => {
  const [one, two] = [await visit('cz'), await visit('cz')]
  const [mine, theirs] = [new CategoryPage(one.page, 'cz'), new CategoryPage(two.page, 'cz')]
  const { names, ids } = await plant(mine)
  await theirs.open()
  await mine.page.goto(mine.texts.tree)
  for (const categories of [mine, theirs]) {
    await categories.line(names.root).click()
    await expect(
      categories.page.getByRole('textbox', { name: categories.texts.name, exact: true }),
    ).toHaveValue(names.root)
  }
  const rename = async (categories: CategoryPage, name: string): Promise<void> => {
    await categories.page.getByRole('textbox', { name: categories.texts.name, exact: true }).fill(name)
    await categories.page.getByRole('button', { name: categories.texts.save, exact: true }).click()
  }
  await rename(theirs, `${names.root}-2`)
  await expect(theirs.page.getByText(theirs.texts.saved).first()).toBeVisible()
  await rename(mine, `${names.root}-3`)
  await expect(mine.page.getByText(mine.texts.conflict).first()).toBeVisible()
  const keep = mine.page.getByRole('radio', { name: `${mine.texts.mine}: ${names.root}-3` })
  await expect(keep).not.toBeChecked()
  await keep.check()
  await mine.page.getByRole('button', { name: mine.texts.save, exact: true }).click()
  await expect(mine.page.getByText(mine.texts.saved).first()).toBeVisible()
  expect(await mine.readBranch(ids.root)).toEqual([names.a, names.b, names.c])
  await expect(mine.line(`${names.root}-3`)).toBeVisible()
})

test('a branch that a colleague has moved meanwhile is not moved on before that was seen', async ({
  visit,
}) => {
  const [one, two] = [await visit('cz'), await visit('cz')]
  const [mine, theirs] = [new CategoryPage(one.page, 'cz'), new CategoryPage(two.page, 'cz')]
  const { names, ids } = await plant(mine)
  await theirs.open()
  await mine.page.goto(mine.texts.tree)
  for (const categories of [mine, theirs])
    await categories.line(names.root).locator('.ostrov-tree-toggle').click()
  const moveTo = async (categories: CategoryPage, name: string, target: string): Promise<void> => {
    await categories.line(name).click()
    await categories.press(categories.texts.moveTo)
    await categories.dialog.getByRole('combobox', { name: categories.texts.target }).fill(target)
    await categories.dialog.getByRole('option').first().click()
    await categories.dialog.getByRole('button', { name: categories.texts.move, exact: true }).click()
  }
  await moveTo(theirs, names.c, names.a)
  await expect.poll(() => theirs.readBranch(ids.a)).toEqual([names.c])
  await moveTo(mine, names.c, names.b)
  await expect(mine.page.getByText('Kategorii mezitím přesunul někdo jiný.').first()).toBeVisible()
  expect(await mine.readBranch(ids.a)).toEqual([names.c])
  expect(await mine.readBranch(ids.b)).toEqual([])
  await mine.page.keyboard.press('Escape')
  // The tree shows where it is now, and from there it is moved.
  await mine.line(names.a).locator('.ostrov-tree-toggle').click()
  await moveTo(mine, names.c, names.b)
  await expect.poll(() => mine.readBranch(ids.b)).toEqual([names.c])
})

test('keys delete the row that has the focus, whatever gave it the focus, and the button the one that is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const categories = new CategoryPage(page, 'cz')
  const { names } = await plant(categories)
  await page.goto(categories.texts.tree)
  await categories.line(names.root).locator('.ostrov-tree-toggle').click()
  await categories.line(names.a).click()
  await categories.line(names.c).focus()
  await page.keyboard.press('Delete')
  await expect(categories.dialog).toContainText(`Odstranit kategorii ${names.c}?`)
  await page.keyboard.press('Escape')
  await categories.line(names.b).click({ button: 'right' })
  await page.getByRole('button', { name: categories.texts.deleteRow, exact: true }).click()
  await expect(categories.dialog).toContainText(`Odstranit kategorii ${names.a}?`)
  await page.keyboard.press('Escape')
  await expect(categories.dialog).toHaveCount(0)
  await categories.line(names.a).click()
  await categories.line(names.c).click({ modifiers: ['Shift'] })
  await expect(categories.tree.locator('[aria-selected="true"]')).toHaveCount(3)
})

test('a long name is cut in the button that takes its change back, which says all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const categories = new CategoryPage(page, 'cz')
  const { names } = await plant(categories)
  await page.goto(categories.texts.tree)
  const long = `${names.root} ${'příslušenství'.repeat(6)}`
  await categories.line(names.root).click()
  // On a phone the form, once it is there, has the focus.
  await expect(page.getByRole('heading', { name: names.root })).toBeFocused()
  await categories.line(names.root).press('F2')
  await page.keyboard.type(long)
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: `${categories.texts.undo}: ` })
  await expect(undo).toHaveAttribute('title', new RegExp(`${long}$`))
  const { x = 0, width = 0, height = 0 } = (await undo.boundingBox()) ?? {}
  expect(x + width, 'it ends where its column does').toBeLessThanOrEqual(374)
  expect(height).toBeLessThan(50)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

for (const width of [390, 1366])
  test(`a new category is typed at once, and what became of it covers none of its fields and buttons, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    const categories = new CategoryPage(page, 'cz')
    const { names } = await plant(categories)
    await page.goto(categories.texts.tree)
    await expect(categories.line(names.root)).toBeVisible()
    await categories.press(categories.texts.newTop)
    const field = page.getByRole('textbox', { name: categories.texts.name, exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type(`N${names.a}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(categories.texts.saved).first()).toBeVisible()
    await expect(categories.line(`N${names.a}`)).toBeVisible()
    await expectUncovered(page, '.ostrov-category-tree-details :is(input, select, button)')
  })

test('what “Move to…” has moved has the focus, clear of the bar that tells of it, and Ctrl+Z there takes it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  const categories = new CategoryPage(page, 'cz')
  const { names, ids } = await plant(categories)
  for (let more = 0; more < 12; more++) await categories.make(`${names.root}m${more}`, ids.root)
  const before = await categories.readBranch(ids.root)
  await page.goto(categories.texts.tree)
  await categories.line(names.root).locator('.ostrov-tree-toggle').click()
  await categories.line(names.a).click()
  await categories.press(categories.texts.moveTo)
  await categories.dialog.getByRole('combobox', { name: categories.texts.target }).fill(names.root)
  await categories.dialog.getByRole('option').first().click()
  await categories.dialog.getByRole('radio', { name: 'Dovnitř, na poslední místo' }).check()
  await categories.dialog.getByRole('button', { name: categories.texts.move, exact: true }).click()
  await expect(categories.dialog).toHaveCount(0)
  await expect(categories.line(names.a)).toBeFocused()
  const readRoom = () =>
    page.evaluate(() => {
      const [row, bar, buttons] = [':focus', '.ostrov-outcome-bar', '.ostrov-tree-buttons'].map(one =>
        document.querySelector(one)?.getBoundingClientRect(),
      )
      if (!row || !bar || !buttons || bar.height === 0) return 'missing'
      return row.top >= buttons.bottom && row.bottom <= bar.top ? 'clear' : `${row.bottom} of ${bar.top}`
    })
  await expect.poll(readRoom).toBe('clear')
  expect((await categories.readBranch(ids.root)).at(-1)).toBe(names.a)
  await page.keyboard.press('Control+z')
  await expect.poll(() => categories.readBranch(ids.root)).toEqual(before)
})

for (const width of [390, 1366])
  test(`what can be taken back moves neither the tree nor “Znovu” to another line, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const categories = new CategoryPage(page, 'cz')
    const { names } = await plant(categories)
    await page.goto(categories.texts.tree)
    const line = categories.line(names.root)
    await line.click()
    const buttons = page.locator('.ostrov-tree-buttons')
    const undo = buttons.getByRole('button', { name: categories.texts.undo })
    const redo = buttons.getByRole('button', { name: categories.texts.redo })
    const readHeight = () => buttons.evaluate(one => one.clientHeight)
    const height = await readHeight()
    const long = `${names.root} ${'příslušenství'.repeat(6)}`
    await line.press('F2')
    await page.keyboard.type(long)
    await page.keyboard.press('Enter')
    const expectOneLine = async (): Promise<void> => {
      const [back, again] = [await undo.boundingBox(), await redo.boundingBox()]
      expect(again?.y).toBe(back?.y)
      expect((again?.x ?? 0) + (again?.width ?? 0)).toBeLessThanOrEqual(width - 16)
      expect(again?.width, 'it is read whole, or as much as there is room').toBeGreaterThan(60)
      expect(await readHeight()).toBe(height)
    }
    await expect(undo).toHaveAttribute('title', new RegExp(`${long}$`))
    // The page may still be on its way to the row that has the focus.
    await expect(expectOneLine).toPass()
    await page.keyboard.press('Control+z')
    await expect(redo).toHaveAttribute('title', new RegExp(`${long}$`))
    // The page may still be on its way to the row that has the focus.
    await expect(expectOneLine).toPass()
  })
