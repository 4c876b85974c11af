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
