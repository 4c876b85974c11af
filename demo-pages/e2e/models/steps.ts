import type { Locator } from '@playwright/test'

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The line that an answered step is folded to: it opens the step again. */
export const findFolded = (island: Locator, step: string, label?: string): Locator =>
  island.getByRole('button', {
    name: new RegExp(
      `^${escapePattern(step)} ?: ${label ? escapePattern(label) : '.+'} ?, (?:Změnit|Schimbați)$`,
    ),
  })

const findGroup = (island: Locator, step: string): Locator =>
  island.getByRole('group', { name: step, exact: true })

/** Opens an answered step again; one that is open, or is to come, is waited for. */
export async function openStep(island: Locator, step: string): Promise<void> {
  const folded = findFolded(island, step)
  await folded.or(findGroup(island, step)).first().waitFor()
  if (await folded.isVisible()) await folded.click()
}

/** Presses a card as a finger does: it may be gone the next moment. */
export const press = (card: Locator): Promise<void> => card.click()

const SIZE = /^(.*\S)\s(\d+\s(?:GB|TB|mm))$/

/** Chooses a card; of models that differ in their storage alone, by their name and then by that. */
export async function chooseCard(island: Locator, step: string, label: string): Promise<void> {
  await openStep(island, step)
  const find = (name: string) => island.getByRole('radio', { name, exact: true })
  const [, name = label, size = ''] = SIZE.exec(label) ?? []
  const whole = findGroup(island, step).getByRole('radio', { name: label, exact: true })
  const named = findGroup(island, step).getByRole('radio', { name, exact: true })
  await whole.or(named).first().waitFor()
  if (await whole.isVisible()) return press(whole)
  await press(named)
  await press(find(size))
}
