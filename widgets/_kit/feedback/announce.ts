import { getLanguage } from '#core/intl/translate.ts'

/** Between a live region and its text: what comes together with its region is not read. */
const PAUSE = 100
/** How long a text stays for a reader who walks through the page, in milliseconds. */
const STAY = 10_000
/** What comes sooner is there before anybody could be told to wait for it, in milliseconds. */
export const SOON = 400

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let waiting: string[] = []

/** Puts the one live region of all islands on the page; beside an open modal dialog nothing of the page is heard. */
export function openLiveRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div')
    region.className = 'ostrov-hidden'
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
  }
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (region.parentNode !== place) place.append(region)
  return region
}

/** Tells screen readers something without moving the focus; what is told in one moment is read together. Answers with what takes it back. */
export function announce(text: string): () => void {
  openLiveRegion()
  if (!waiting.includes(text)) waiting.push(text)
  clearTimeout(timer)
  timer = setTimeout(say, PAUSE)
  return () => takeBack(text)
}

/** What was told before an alert is over by it. */
export const clearNews = (): void => region?.replaceChildren()

/** Takes back what is no longer so: it is not said any more, nor there for who walks through the page. */
export function takeBack(text: string): void {
  waiting = waiting.filter(one => one !== text)
  for (const line of [...(region?.children ?? [])]) if (line.textContent === text) line.remove()
}

function say(): void {
  const former = region?.parentNode
  const place = openLiveRegion()
  if (place.parentNode !== former) {
    timer = setTimeout(say, PAUSE)
    return
  }
  place.lang = getLanguage()
  place.replaceChildren(...waiting.map(makeLine))
  waiting = []
  timer = setTimeout(() => place.replaceChildren(), STAY)
}

function makeLine(text: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = text
  return line
}
