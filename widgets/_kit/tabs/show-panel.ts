/**
 * Shows one of the panels and hides the others so that the browser's search still finds what is in them. No attribute
 * in JSX says that to both runtimes. A focus that would be hidden goes on to the panel that is shown.
 */
export function showPanel(panels: readonly HTMLElement[], shown: number): void {
  const { activeElement } = document
  const hidden = panels.filter((_, index) => index !== shown)
  const isFocusHidden = hidden.some(panel => panel.contains(activeElement))
  for (const panel of hidden) panel.setAttribute('hidden', 'until-found')
  panels[shown]?.removeAttribute('hidden')
  if (isFocusHidden) panels[shown]?.focus({ preventScroll: true })
}
