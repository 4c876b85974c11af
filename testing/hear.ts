import { onTestFinished } from 'vitest'

const REGIONS = '[role=alert], [role=status], [aria-live]'

/** What a screen reader tells of a page while it is heard: texts that come into live regions that stood before, and alerts. */
export function hear(): string[] {
  const heard: string[] = []
  const observer = new MutationObserver(records => {
    const alerts = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(REGIONS)
      // An alert is read whole as it comes.
      if (region && !alerts.has(region)) heard.push(...listTexts(addedNodes))
      for (const alert of listAlerts(addedNodes)) alerts.add(alert)
    }
    heard.push(...listTexts(alerts))
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return heard
}

const listTexts = (nodes: Iterable<Node>): string[] => [...nodes].flatMap(node => node.textContent || [])

const listAlerts = (nodes: NodeList): Element[] =>
  [...nodes]
    .filter(node => node instanceof Element)
    .flatMap(element => [element, ...element.querySelectorAll('*')])
    .filter(element => element.matches('[role=alert]'))
