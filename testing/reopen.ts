import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

const ofStep = (step: string) => new RegExp(`^${step.replaceAll(/[?()]/g, '\\$&')}: .+, změnit$`)

/** The line that an answered step is folded to. */
export const findFolded = (step: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: ofStep(step) })

/** Opens an answered step again. */
export const reopen = async (step: string): Promise<void> => userEvent.click(await findFolded(step))

/** The cards of a step, which is opened where it is folded. */
export async function openStep(step: string): Promise<HTMLElement> {
  const folded = screen.queryByRole('button', { name: ofStep(step) })
  if (folded) await userEvent.click(folded)
  return screen.findByRole('group', { name: step })
}

/** What the folded steps say, in their order. */
export const listFolded = (root: HTMLElement = document.body): string[] =>
  within(root)
    .queryAllByRole('button', { name: /, změnit$/ })
    .map(button => button.getAttribute('aria-label')?.replace(/, změnit$/, '') ?? '')
