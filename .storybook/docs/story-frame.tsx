import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { GLOBALS_UPDATED, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events'

type Globals = Readonly<Record<string, unknown>>

/** What the toolbar says: market, language, theme, width. */
function useToolbar(id: string): Globals {
  const docs = useContext(DocsContext)
  const [globals, setGlobals] = useState<Globals>(() => docs.getStoryContext(docs.storyById(id)).globals)
  useEffect(() => {
    const follow = ({ globals: news }: { globals: Globals }): void => setGlobals(news)
    docs.channel.on(GLOBALS_UPDATED, follow)
    return () => docs.channel.off(GLOBALS_UPDATED, follow)
  }, [docs])
  return globals
}

const TOOLS = ['market', 'language', 'theme', 'width']

const spellGlobals = (globals: Globals): string =>
  TOOLS.filter(name => typeof globals[name] === 'string')
    .map(name => `${name}:${globals[name]}`)
    .join(';')

/** The longest that a story keeps those after it waiting. */
const PATIENCE = 20_000
let turns = Promise.resolve()

/** There is one focus for all frames of a page: stories whose visitors type come up one after the other. */
function useTurn(src: string, isQueued: boolean): { shown: string | undefined; end: () => void } {
  const [shown, setShown] = useState<string>()
  const end = useRef(() => {})
  useEffect(() => {
    if (!isQueued) return
    let isGone = false
    const wait = (): Promise<void> =>
      new Promise(resolve => {
        if (isGone) return resolve()
        end.current = resolve
        setTimeout(resolve, PATIENCE)
        setShown(src)
      })
    turns = turns.then(wait)
    return () => {
      isGone = true
      end.current()
    }
  }, [src, isQueued])
  return { shown: isQueued ? shown : src, end: () => end.current() }
}

/** A story in a page of its own, with its own server, and as high as it is. */
export function StoryFrame({
  id,
  title,
  own = {},
  height,
  isQueued = false,
}: {
  id: string
  title: string
  /** Of its page, whatever the toolbar says. */
  own?: Globals
  /** The least of it, for what covers the page and so adds nothing to its height. */
  height?: string | undefined
  /** It waits until those before it have come to their end. */
  isQueued?: boolean
}): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const observer = useRef<ResizeObserver>(null)
  const [up, setUp] = useState<string>()
  const globals = { ...useToolbar(id), ...own }
  const src = `iframe.html?id=${id}&viewMode=story&globals=${spellGlobals(globals)}`
  const { shown, end } = useTurn(src, isQueued)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = (): void => {
    const page = frame.current?.contentDocument
    if (!page || !shown) return
    if (page.defaultView) {
      keepPlace(page.defaultView)
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = page.defaultView
      // Before the next frame's turn to take the focus.
      channel.on(STORY_FINISHED, () => keepFocus(page))
      channel.on(STORY_FINISHED, end)
      for (const event of [STORY_RENDERED, STORY_FINISHED]) channel.on(event, () => setUp(src))
    }
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => {
      const { bottom } = (page.querySelector('.story-page') ?? page.body).getBoundingClientRect()
      if (frame.current) frame.current.style.blockSize = `${Math.ceil(bottom)}px`
    })
    observer.current.observe(page.body)
  }
  return (
    <div className="docs-frame-place" aria-busy={up !== src}>
      {up !== src && <p className="docs-frame-wait">Loading…</p>}
      <iframe
        ref={frame}
        className="docs-frame"
        title={title}
        style={{ minBlockSize: height }}
        src={shown}
        loading={isQueued ? 'eager' : 'lazy'}
        onLoad={follow}
      />
    </div>
  )
}

/** What a story came to stays so when another frame takes the focus, until somebody turns to it. */
function keepFocus(page: Document): void {
  const holding = new AbortController()
  const { signal } = holding
  for (const event of ['blur', 'focusout'])
    page.defaultView?.addEventListener(event, told => told.stopImmediatePropagation(), {
      capture: true,
      signal,
    })
  for (const event of ['pointerdown', 'keydown'])
    page.addEventListener(event, () => holding.abort(), { capture: true, signal })
}

/** What a story's visitor does moves the focus and what is in sight within the frame, not the page that is read around it. */
function keepPlace(frame: typeof globalThis): void {
  const { prototype } = frame.HTMLElement
  const { focus } = prototype
  prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  // The browser's own would scroll the page around the frame as well.
  frame.Element.prototype.scrollIntoView = function () {
    const { top, height } = this.getBoundingClientRect()
    frame.scrollBy({ top: top - Math.max(0, frame.innerHeight - height) / 2, behavior: 'instant' })
  }
}
