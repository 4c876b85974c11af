import { append, createElement, findOnPage, listOnPage } from './nodes.ts'

const PATIENCE = 3000

/** Those that loaded, failed or were waited for long enough. */
const settled = new Set<string>()
const pending = new Map<string, Promise<void>>()

/** Sees to it that stylesheets are on the page; a promise where there is something to wait for. */
export function addStylesheets(addresses: readonly string[]): Promise<unknown> | undefined {
  const waits = addresses.map(addStylesheet).filter(wait => wait !== undefined)
  return waits.length > 0 ? Promise.all(waits) : undefined
}

function addStylesheet(address: string): Promise<void> | undefined {
  if (settled.has(address)) return
  const known = pending.get(address)
  if (known) return known
  const link = findLink(address) ?? insertLink(address)
  if (link.sheet) {
    settled.add(address)
    return
  }
  const wait = new Promise<unknown>(done => {
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
    setTimeout(done, PATIENCE)
  }).then(() => {
    settled.add(address)
    pending.delete(address)
  })
  pending.set(address, wait)
  return wait
}

const findLink = (address: string): HTMLLinkElement | undefined =>
  [...(listOnPage.call(document, 'link[rel~=stylesheet]') as NodeListOf<HTMLLinkElement>)].find(
    link => link.href === address,
  )

function insertLink(address: string): HTMLLinkElement {
  const link = createElement.call(document, 'link') as HTMLLinkElement
  link.rel = 'stylesheet'
  link.href = address
  append.call(findOnPage.call(document, 'head') as Element, link)
  return link
}
