import { useEffect } from 'react'

/** A scroll to a place is over once nothing has moved for so long, in milliseconds. */
const QUIET = 200

/** What somebody does who goes on reading elsewhere; a link that they press leads them anew. */
const TURNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The address of the whole Storybook: a docs page is in a frame of it, or stands alone. */
function readHash(): string {
  try {
    return parent.location.hash
  } catch {
    return location.hash
  }
}

function findHeading(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const readMargin = (heading: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0

/**
 * Keeps the heading that an address or a link led to at the top while examples above it come up, until the page is
 * scrolled by hand. The page is a part of the address, so it begins anew with each.
 */
export function useLedPlace(page: object): void {
  useEffect(() => {
    const { documentElement: root, body } = document
    let hash = readHash()
    let isOver = true
    let keptAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = (): void => {
      const heading = isOver && findHeading(hash)
      if (!heading) return
      const moved = heading.getBoundingClientRect().top - readMargin(heading)
      // The browser's own hold on what is in sight would add to it.
      root.style.overflowAnchor = 'none'
      if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' })
      keptAt = scrollY
    }
    const release = (): void => {
      clearTimeout(timer)
      hash = ''
      root.style.overflowAnchor = ''
    }
    const end = (): void => {
      isOver = true
      keep()
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(end, QUIET)
    }
    const lead = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a[href^="#"]')
      if (!link) return
      hash = link.getAttribute('href') ?? ''
      isOver = false
      wait()
    }
    const follow = (): void => {
      if (!isOver) {
        wait()
        return
      }
      // A page that became shorter has moved by itself; a turn of the wheel over an example is told to its frame alone.
      const isCut = scrollY < keptAt && scrollY + innerHeight >= root.scrollHeight - 1
      if (Math.abs(scrollY - keptAt) > 1 && !isCut) release()
    }
    const observer = new ResizeObserver(keep)
    const ending = new AbortController()
    const { signal } = ending
    keep()
    observer.observe(body)
    addEventListener('scroll', follow, { passive: true, signal })
    addEventListener('click', lead, { capture: true, signal })
    for (const turn of TURNS) addEventListener(turn, release, { capture: true, passive: true, signal })
    return () => {
      ending.abort()
      observer.disconnect()
      release()
    }
  }, [page])
}
