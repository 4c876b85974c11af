import { lazy, useEffect, useLayoutEffect, useState } from 'react'
import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { defineParams } from '#core/params/define-params.ts'
import { choice, flag, integer, list, money, text } from '#core/params/vocabulary.ts'
import { defineWidget } from '#core/widget.ts'
import type { LoadMount } from '#loader/entry/loader-context.ts'
import type { LoadedWidget, LoadRegistry, Registered } from '#loader/entry/registry.ts'
import { type Loader, startLoader } from '#loader/entry/start-loader.ts'

const CONFIG = { market: 'cz', routes: {} }

// Taken before a test may put its own clock in the place of the browser's.
const later = setTimeout

let loader: Loader | undefined

/** The pointer stands where another test left it, and an island that comes up under it is touched by it. */
export const OUT_OF_REACH = '<div style="block-size: 200vh"></div>'

/** Puts a page's markup in the body, with the configuration of a Czech page before it. */
export function writePage(markup: string, config: string = JSON.stringify(CONFIG)): void {
  document.body.innerHTML = `<script type="application/json" id="ostrov-page">${config}</script>${markup}`
}

export function start(
  widgets: Record<string, LoadedWidget | Partial<Registered>>,
  loadMount: LoadMount = () => import('#loader/mount/mount.tsx'),
  loadRegistry: LoadRegistry = async () => ({ widgets: makeRegistry(widgets) }),
): Loader {
  loader = startLoader(loadRegistry, loadMount)
  return loader
}

export function makeRegistry(
  widgets: Record<string, LoadedWidget | Partial<Registered>>,
): Map<string, Registered> {
  return new Map(
    Object.entries(widgets).map(([name, given]) => {
      const registered: Registered = { when: 'load', load: async () => ({ widget: counter }), css: [] }
      return [
        name,
        'View' in given
          ? { ...registered, load: async () => ({ widget: given }) }
          : { ...registered, ...given },
      ]
    }),
  )
}

/** Ends the loader and empties the page; to be called after each test. */
export async function closePage(): Promise<void> {
  loader?.stop()
  await rest()
  document.body.replaceChildren()
}

/** Long enough for all that a loader does without being asked to wait. */
export async function rest(ms = 30): Promise<void> {
  await new Promise(done => later(done, ms))
}

export function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

export const stateOf = (selector: string): string | null => find(selector).getAttribute('data-state')

/** Records what the page is told, as `ready counter 17`. */
export function recordEvents(): {
  told: string[]
  details: { error?: string; willRetry?: boolean }[]
  end: () => void
} {
  const told: string[] = []
  const details: { error?: string; willRetry?: boolean }[] = []
  const life = new AbortController()
  for (const type of ['ready', 'failed'])
    addEventListener(
      `ostrov:${type}`,
      event => {
        const { detail } = event as CustomEvent
        told.push(`${type} ${detail.component} ${detail.pk}`)
        details.push(detail)
      },
      { signal: life.signal },
    )
  return { told, details, end: () => life.abort() }
}

const messages = defineMessages({
  cs: { more: 'Přidat' },
  ro: { more: 'Adaugă' },
  en: { more: 'More' },
})
const t = createTranslate(messages)

/** Counts clicks; what changes stands in an element keyed by it. */
export const counter = defineWidget({
  params: defineParams({ start: integer({ default: 0, min: 0, max: 100 }) }),
  messages,
  when: 'load',
  View: ({ params }) => {
    const [count, setCount] = useState(params.start)
    return (
      <section>
        <output key={count}>{count}</output>
        <button type="button" onClick={() => setCount(count + 1)}>
          {t('more')}
        </button>
      </section>
    )
  },
})

/** Shows its params as JSON. */
export const mirror = defineWidget({
  params: defineParams({
    title: text(),
    pageSize: integer({ default: 20, min: 1, max: 100 }),
    layout: choice(['grid', 'list'], { default: 'grid' }),
    isOpen: flag(),
    price: money({ default: 0 }),
    tags: list(text()),
  }),
  messages,
  when: 'load',
  View: ({ params }) => <pre>{JSON.stringify(params)}</pre>,
})

/** Throws when its button is clicked, or at once. */
export const bomb = defineWidget({
  params: defineParams({ atOnce: flag() }),
  messages,
  when: 'load',
  View: ({ params }) => {
    const [isLit, setIsLit] = useState(params.atOnce)
    if (isLit) throw new TypeError('jan.novak@example.cz is not defined')
    return (
      <button type="button" onClick={() => setIsLit(true)}>
        Light
      </button>
    )
  },
})

/** Tells `lives` of each mount, of its effects, and of each unmount. */
export const lives = { mounted: 0, acted: 0, ended: 0 }
export const lasting = defineWidget({
  params: defineParams({}),
  messages,
  when: 'load',
  View: () => {
    useLayoutEffect(() => {
      lives.mounted++
      return () => {
        lives.ended++
      }
    }, [])
    useEffect(() => {
      lives.acted++
    }, [])
    return <p>Here</p>
  },
})

/** Waits for code of its own, which comes by `arrive`. */
export const lateCode = { arrive: (_: { default: () => string }) => {} }
export const makeLate = () =>
  lazy(
    () =>
      new Promise<{ default: () => string }>(done => {
        lateCode.arrive = done
      }),
  )
const Late = makeLate()
export const late = defineWidget({ params: defineParams({}), messages, when: 'load', View: () => <Late /> })

// Code that has come once is there for good.
const Later = makeLate()

/** Waits for code only after a click, without a boundary of its own. */
export const lateOnClick = defineWidget({
  params: defineParams({}),
  messages,
  when: 'load',
  View: () => {
    const [isAsked, ask] = useState(false)
    return (
      <button type="button" onClick={() => ask(true)}>
        {isAsked ? <Later /> : 'Ask'}
      </button>
    )
  },
})
