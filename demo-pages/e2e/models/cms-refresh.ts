import type { Page } from '@playwright/test'

/** How often each component of the page became ready since it was counted from. */
export async function countReady(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate(() => {
    const host = window as unknown as { ready?: Record<string, number> }
    if (!host.ready)
      addEventListener('ostrov:ready', event => {
        const { component } = (event as CustomEvent<{ component: string }>).detail
        if (host.ready) host.ready[component] = (host.ready[component] ?? 0) + 1
      })
    host.ready = {}
  })
  return () => page.evaluate(() => (window as unknown as { ready: Record<string, number> }).ready)
}

/** Fires what django CMS fires again after each edit of the page. */
export const fireCmsEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('DOMContentLoaded'))
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('cms-content-refresh'))
  })

/**
 * What the edit mode of django CMS does after an edit: it fetches the page, puts its content in the place of the old
 * one, with templates around each plugin, and lets scripts believe that the page has just been loaded.
 */
export async function refreshByCms(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const factory = (window as unknown as { trustedTypes: { createPolicy: CreatePolicy } }).trustedTypes
    type CreatePolicy = (
      name: string,
      rules: { createHTML: (text: string) => string },
    ) => { createHTML: (text: string) => string }
    const policy = factory.createPolicy('cms', { createHTML: text => text })
    const text = await (await fetch(location.href)).text()
    const fresh = new DOMParser().parseFromString(policy.createHTML(text), 'text/html')
    for (const [index, plugin] of [...fresh.querySelectorAll('[data-component]')].entries())
      for (const [end, place] of [
        ['start', 'before'],
        ['end', 'after'],
      ] as const) {
        const template = fresh.createElement('template')
        template.className = `cms-plugin cms-plugin-${end} cms-plugin-${index}`
        plugin[place](template)
      }
    document.body.replaceChildren(...fresh.body.childNodes)
  })
  await fireCmsEvents(page)
}
