/** Faults that are done to a page; each runs in the page itself. */

/** Storage that is full to write to, and forbidden to read. */
export function breakStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** A document that may not know its cookies. */
export function forbidCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', {
    get() {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
    set() {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  })
}

/** What extensions do to an island: attributes, nodes of their own, nodes that go. */
export function mangleDom(component: string): void {
  const island = document.querySelector(`[data-component="${component}"]`)
  for (const element of island?.querySelectorAll('*') ?? []) element.setAttribute('data-extension', 'on')
  for (const element of [...(island?.querySelectorAll('fieldset, label, .ostrov-choices') ?? [])]) {
    const guest = document.createElement('span')
    guest.textContent = '★'
    element.prepend(guest)
    element.append(guest.cloneNode(true))
  }
  island?.querySelector('.ostrov-choice:last-of-type')?.remove()
  island?.querySelector('.ostrov-muted')?.remove()
}

/** What a browser's translation does: each text node goes into two elements of its own, and so leaves its parent. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isShown = !node.parentElement?.closest('script, style, textarea, select, font')
    if (isShown && node.textContent?.trim()) texts.push(node as Text)
  }
  for (const text of texts) {
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    inner.textContent = text.textContent
    outer.append(inner)
    text.replaceWith(outer)
  }
}
