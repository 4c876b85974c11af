import { expect, type Locator, type Page } from '@playwright/test'

/** Moves on with Tab until the element has the focus; fails where the keyboard can't reach it. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await expect(target).toBeVisible()
  for (let i = 0; i < most; i++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}

/** Chooses a radio button of a group as a keyboard does: into the group, then on with the arrows. */
export async function chooseByKeyboard(page: Page, group: Locator, value: string | RegExp): Promise<void> {
  const wanted = group.getByRole(
    'radio',
    typeof value === 'string' ? { name: value, exact: true } : { name: value },
  )
  await expect(wanted).toBeVisible()
  const isInside = () => group.evaluate(element => element.contains(document.activeElement))
  for (let i = 0; !(await isInside()); i++) {
    if (i > 120) throw new Error(`The keyboard does not reach ${group}.`)
    await page.keyboard.press('Tab')
  }
  if (await wanted.evaluate(card => card === document.activeElement)) return page.keyboard.press('Space')
  for (let i = 0; !(await wanted.isChecked()); i++) {
    if (i > 60) throw new Error(`The arrows do not reach ${wanted}.`)
    await page.keyboard.press('ArrowDown')
  }
}

/** Answers the questions that come one after another, each with its first card. */
export async function answerByKeyboard(page: Page, questions: Locator): Promise<void> {
  await expect(questions).toBeVisible()
  for (let asked = questions.getByRole('group'); await asked.count(); ) {
    const name = await asked.locator('legend').textContent()
    await tabTo(page, asked.getByRole('radio').first())
    await page.keyboard.press('Space')
    await expect(asked.filter({ hasText: name ?? '' })).toHaveCount(0)
  }
}

/** Opens a menu and walks by its arrows to one of its items. */
export async function walkToItem(page: Page, menu: Locator, name: string): Promise<void> {
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name, exact: true })
  await expect(item).toBeVisible()
  for (let i = 0; !(await item.evaluate(element => element === document.activeElement)); i++) {
    if (i > 60) throw new Error(`The arrows do not reach ${item}.`)
    await page.keyboard.press('ArrowDown')
  }
}
