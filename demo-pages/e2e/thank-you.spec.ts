import { expect } from '@playwright/test'
import { test } from './models/test.ts'

for (const [path, text] of [
  ['/cz/ukazky/thank-you/', 'Objednávku tady teď neukážeme.'],
  ['/ro/exemple/thank-you/', 'Comanda nu poate fi afișată aici.'],
] as const)
  test(`an order that the server does not know is looked for in the mail, and nobody is told whose it is (${path})`, async ({
    page,
  }) => {
    await page.goto(path)
    const island = page.locator('[data-component="thank-you"]').first()
    await expect(island.getByText(text)).toBeVisible()
    await expect(island.getByRole('link').first()).toHaveAttribute('href', /ukazka\/$/)
  })
