import { append, createElement, findOnPage, listOnPage } from './nodes.ts'

const PATIENCE = 3000

/** By URL, what is waited for; nothing where one has loaded, failed or was waited for long enough. */
const waits = new Map<string, Promise<void> | undefined>()

/** Sees to it that stylesheets are on the page; a promise where there is something to wait for. */
export function addStylesheets(urls: readonly string[]): Promise<unknown> | undefined {
  const pending = urls.map(addStylesheet).filter(wait => wait !== undefined)
  return pending.length > 0 ? Promise.all(pending) : undefined
}

function addStylesheet(url: string): Promise<void> | undefined {
  if (waits.has(url)) return waits.get(url)
  const found = findSheet(url) ?? insertLink(url)
  const wait = found.sheet ? undefined : waitForSheet(found).then(() => void waits.set(url, undefined))
  waits.set(url, wait)
  return wait
}

const waitForSheet = (link: HTMLElement): Promise<unknown> =>
  new Promise(done => {
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
    setTimeout(done, PATIENCE)
  })

/** A link, or the sheet itself in the page; one that a policy refused has no rules, and its file may be let in. */
const findSheet = (url: string): HTMLLinkElement | HTMLStyleElement | undefined =>
  [
    ...(listOnPage.call(document, 'link[rel~=stylesheet],style') as NodeListOf<
      HTMLLinkElement | HTMLStyleElement
    >),
  ].find(found =>
    'href' in found ? found.href === url : found.sheet && url.endsWith(`/${found.dataset.ostrov}`),
  )

function insertLink(url: string): HTMLLinkElement {
  const link = createElement.call(document, 'link') as HTMLLinkElement
  link.rel = 'stylesheet'
  link.href = url
  append.call(findOnPage.call(document, 'head') as Element, link)
  return link
}

/** A script that puts another page in the place of this one may take the links of the former away. */
export const forgetStylesheets = (): void => waits.clear()
