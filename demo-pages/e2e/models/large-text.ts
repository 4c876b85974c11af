import type { Page } from '@playwright/test'

/** The page's text twice as large, as visitors set it in their browsers. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Whose text is cut off in the islands: more is in them than they show, or one letter stands below the other. */
export const listClipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isColumn = (element: Element): boolean => {
      const { length } = [...element.childNodes]
        .map(node => (node.nodeType === 3 ? node.nodeValue : ''))
        .join('')
        .trim()
      const { width, height } = element.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return length > 5 && width < 2 * size && height > 5 * size
    }
    const isClipped = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (!element.textContent?.trim() || element.closest('.ostrov-hidden')) return false
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element
      const isCut = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
      return (
        isColumn(element) ||
        (isCut(overflowX) && scrollWidth > clientWidth + 2) ||
        (isCut(overflowY) && scrollHeight > clientHeight + 2)
      )
    }
    return [...document.querySelectorAll('.ostrov, .ostrov *')]
      .filter(isClipped)
      .map(element => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`)
  })

/** Words that go on in the next line, though the window has room for the whole of them. */
export const listParted = (page: Page, within = 'body'): Promise<string[]> =>
  page.locator(within).evaluate(root => {
    const isRead = (element: Element | null): boolean =>
      element !== null &&
      !element.closest('script, style, noscript, option, pre, code, .ostrov-hidden, .shop-hidden') &&
      element.checkVisibility({ visibilityProperty: true })
    const parted: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || !isRead(text.parentElement)) continue
      for (const { 0: word, index } of text.nodeValue.matchAll(/[^ \n\t/–-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const size = lines.reduce((sum, { width }) => sum + width, 0)
        // A card around it takes the rest.
        if (size < innerWidth * 0.7 && new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          parted.push(`${word} (${text.parentElement?.localName}.${text.parentElement?.className})`)
      }
    }
    return parted
  })
