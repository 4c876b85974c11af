import { expect, test } from '@playwright/test'

test('the panel of the page’s islands comes with its styles, under the strict policy', async ({ page }) => {
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  const styles = page.waitForResponse(/\/debug[^/]*\.css$/)
  await page.goto('/cz/vykup/?ostrov-debug')
  expect((await styles).status()).toBe(200)
  expect(problems).toEqual([])
})
