import { expect } from '@playwright/test'
import { test } from './models/test.ts'

for (const [path, text] of [
  ['/cz/ukazky/thank-you/', 'Objednávku jsme přijali, jen se ji teď nepodařilo načíst.'],
  ['/ro/exemple/thank-you/', 'Am primit comanda, doar că nu a putut fi încărcată acum.'],
] as const)
  test(`an order that can't be shown is still said to be made, and nobody is told whose it is (${path})`, async ({
    page,
  }) => {
    await page.goto(path)
    const island = page.locator('[data-component="thank-you"]').first()
    await expect(island.getByText(text)).toBeVisible()
    await expect(island.getByRole('link').first()).toHaveAttribute('href', /ukazka\/$/)
  })
