import { expect, type Page } from '@playwright/test'

/** What tells how an action ended. */
const OUTCOME = '[role="alert"], [role="status"], .ostrov-note, .ostrov-summary, .ostrov-outcome-bar'

/**
 * Whoever acted sees how it ended without scrolling: some outcome (with this text, if one is named) is within the
 * window and nothing lies over it, and so is what has the focus.
 */
export async function expectOutcomeInSight(page: Page, text = ''): Promise<void> {
  const look = () => page.evaluate(readSight, [OUTCOME, text] as const)
  await expect.poll(look, `"${text || 'what came of it'}" is in sight`).toBe('in sight')
}

/** Runs in the page. */
function readSight([outcome, text]: readonly [string, string]): string {
  const isSeen = (element: Element): boolean => {
    // What is for screen readers alone is a pixel wide.
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 4 && height > 4)
    return boxes.some(({ left, top, right, bottom }) => {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (to - from < 8) return false
      const above = document.elementFromPoint(x, (from + to) / 2)
      return above !== null && (element.contains(above) || above.contains(element))
    })
  }
  const { activeElement: active } = document
  const outcomes = [...document.querySelectorAll(outcome)]
  if (active && active !== document.body) outcomes.push(active)
  const spoken = outcomes.filter(({ textContent }) =>
    text
      ? textContent?.replaceAll('\u00a0', ' ').includes(text.replaceAll('\u00a0', ' '))
      : textContent?.trim(),
  )
  if (!spoken.some(isSeen))
    return (
      spoken
        .map(
          one =>
            `${one.outerHTML.slice(0, 60)} at ${Math.round(one.getBoundingClientRect().top)} of ${innerHeight}`,
        )
        .join('; ') || 'nothing tells it'
    )
  // A heading for screen readers alone has its place, but nobody sees it.
  const isDrawn = active !== null && active !== document.body && active.clientHeight > 4
  if (isDrawn && !isSeen(active))
    return `the focus, ${active.outerHTML.slice(0, 80)}, is at ${Math.round(active.getBoundingClientRect().top)} of ${innerHeight}`
  return 'in sight'
}
