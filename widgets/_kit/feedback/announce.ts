let region: HTMLElement | null = null

/** Tells screen readers something without moving the focus; the page has one region for all islands. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'ostrov-hidden'
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    document.body.append(region)
  }
  const line = document.createElement('p')
  line.textContent = text
  region.replaceChildren(line)
}
