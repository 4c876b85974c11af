/** Does to a page what a browser's translation does: wraps its text nodes. Runs in the page. */
export function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.data)
  }
}
