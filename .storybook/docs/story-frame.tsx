import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { GLOBALS_UPDATED, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events'
import { fitFrame } from './fit-frame.ts'

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

/** How long a frame waits for its story: not at all, until those before it have come up, or until it is in sight as well. */
type Wait = 'none' | 'turn' | 'sight'

/** The longest that a story keeps those after it waiting. */
const PATIENCE = 20_000
let turns = Promise.resolve()

/**
 * There is one focus for all frames of a page, and a browser that loads many at once gives some of them up: stories come
 * up one after the other. Whose place is out of sight again when its turn comes waits to be seen once more.
 */
function useTurn(src: string, isWanted: boolean): { shown: string | undefined; end: () => void } {
  const [shown, setShown] = useState<string>()
  const end = useRef(() => {})
  const isWaiting = isWanted || shown === src
  useEffect(() => {
    if (!isWaiting) return
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
  }, [src, isWaiting])
  return { shown, end: () => end.current() }
}

/** So far below or above what is seen a frame begins to load. */
const AHEAD = '200px 0px'

function useSight(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      entries => setInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isInSight
}

/** As high as a story came to last, and the stories of its component, so that little moves when the next one comes up. */
const heights = new Map<string, string>()
const readComponent = (id: string): string => id.replace(/--.*/, '')

/** A story in a page of its own, with its own server, and as high as it is. */
export function StoryFrame({
  id,
  title,
  own = {},
  height,
  reserve,
  wait = 'none',
}: {
  id: string
  title: string
  /** Of its page, whatever the toolbar says. */
  own?: Globals
  /** The least of it, for what covers the page and so adds nothing to its height. */
  height?: string | undefined
  /** Kept free until it is known how high it is, so that what stands below does not jump. */
  reserve?: string | undefined
  wait?: Wait
}): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const observer = useRef<ResizeObserver>(null)
  const isThere = useRef(false)
  const [up, setUp] = useState<string>()
  const globals = { ...useToolbar(id), ...own }
  const src = `iframe.html?id=${id}&viewMode=story&globals=${spellGlobals(globals)}`
  const [expected] = useState(() => heights.get(src) ?? heights.get(readComponent(id)))
  const isInSight = useSight(place)
  const turn = useTurn(src, wait === 'turn' || (wait === 'sight' && isInSight))
  const shown = wait === 'none' ? src : turn.shown
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = (): void => {
    const page = frame.current?.contentDocument
    if (!frame.current || !page || !shown) return
    if (page.defaultView) {
      keepPlace(page.defaultView)
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = page.defaultView
      // Before the next frame's turn to take the focus.
      channel.on(STORY_FINISHED, () => keepFocus(page))
      channel.on(STORY_FINISHED, turn.end)
      for (const event of [STORY_RENDERED, STORY_FINISHED])
        channel.on(event, () => {
          isThere.current = true
          setUp(src)
        })
    }
    observer.current?.disconnect()
    isThere.current = false
    observer.current = fitFrame(frame.current, came => {
      if (!isThere.current) return
      for (const name of [src, readComponent(id)]) heights.set(name, `${came}px`)
    })
  }
  return (
    <div ref={place} className="docs-frame-place" aria-busy={up !== src}>
      {up !== src && (
        <p className="docs-frame-wait">
          {shown === src ? `${title} is loading …` : `${title} comes up here.`}
        </p>
      )}
      <iframe
        ref={frame}
        className="docs-frame"
        title={title}
        style={{ minBlockSize: up === src ? height : (height ?? expected ?? reserve) }}
        src={shown}
        loading={wait === 'none' ? 'lazy' : 'eager'}
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
