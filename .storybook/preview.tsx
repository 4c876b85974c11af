import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure, expect, waitFor } from 'storybook/test'
import { buyback } from '#core/buyback/buyback.ts'
import { cart } from '#core/cart/cart.ts'
import { clearHolds } from '#core/http/write.ts'
import { moreFailureTexts } from '#core/intl/failure-text.ts'
import { type Language, MARKETS, type MarketCode } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import { service } from '#core/service/service.ts'
import { resetBrowserUrl } from '#core/state/browser-url.ts'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { clearNotifications } from '#core/state/notifications.ts'
import { clearResources } from '#core/state/resource.ts'
import { resetTracking } from '#core/tracking/track.ts'
import { type Fixtures, startFakeServer } from '#testing/fake-server.ts'
import { serveInRomanian } from '#testing/fixtures/in-romanian.ts'
import { describePage } from '#testing/story-page.ts'
import { ThemedContainer } from './docs/docs-container.tsx'
import { DocsPage } from './docs/docs-page.tsx'
import { SYSTEM_THEME } from './docs/system-theme.ts'
import '@fontsource-variable/figtree/wght.css'
import './preview.css'

import.meta.glob(['../widgets/_kit/**/*.css', '../widgets/*/style.css'], { eager: true })

// A busy machine takes its time to load a part that a story asks for; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 })

/**
 * Answers for as long as Storybook stands: where a story is chosen twice in a row, Storybook tidies up after it and
 * brings it up all the same, without starting it anew.
 */
const server = startFakeServer({})

/** As each market's shop has it. */
const HOTLINES: Readonly<Record<MarketCode, string>> = { cz: '+420 800 123 456', ro: '+40 800 123 456' }

const FOR_STAFF = /^(Back office|Editor)\//
let staffTexts: typeof moreFailureTexts = {}

/** Of a shop's pages only those for staff bring the words for them; Storybook keeps a module once it is read. */
function bringWordsOf(title: string): void {
  staffTexts = { ...staffTexts, ...moreFailureTexts }
  for (const key of Object.keys(moreFailureTexts) as (keyof typeof moreFailureTexts)[])
    delete moreFailureTexts[key]
  if (FOR_STAFF.test(title)) Object.assign(moreFailureTexts, staffTexts)
}

/** Of which page a story is part. */
function describeStoryPage({
  title,
  globals,
  parameters,
}: Pick<StoryContext, 'title' | 'globals' | 'parameters'>) {
  const market: MarketCode = globals.market === 'ro' ? 'ro' : 'cz'
  // Parts of the kit are read about in English, components are those of a market.
  const usual: Language = title.startsWith('Kit/') ? 'en' : MARKETS[market].language
  const language: Language = globals.language === 'market' ? usual : globals.language
  return describePage(market, language, { hotline: HOTLINES[market], ...parameters.page })
}

let configured = ''

/** Tells core of it, outside of any render: islands that are still there follow it. */
function configureStoryPage(context: StoryContext): void {
  const page = describeStoryPage(context)
  const key = JSON.stringify([context.id, page])
  if (key !== configured) configurePage(page)
  configured = key
}

let shown = { id: '', key: '' }

/** Lays the page's theme and width around the story. */
const PageDecorator: Decorator = (Story, context) => {
  const { globals, id, viewMode } = context
  const page = describeStoryPage(context)
  const key = JSON.stringify([id, page, globals.theme, globals.width])
  if (key !== shown.key) {
    // The toolbar has made another page of it, or given it another look, before which Storybook tidies up as before a
    // story: it begins anew there, with what its visitor does.
    if (id === shown.id && viewMode === 'story')
      setTimeout(() => addons.getChannel().emit(FORCE_REMOUNT, { storyId: id }))
    shown = { id, key }
  }
  document.documentElement.lang = page.language
  document.documentElement.style.colorScheme = globals.theme
  return (
    <div
      key={key}
      className="story-page"
      style={{ maxInlineSize: globals.width === 'full' ? '100%' : globals.width }}
    >
      <Story />
    </div>
  )
}

const ERROR = '.ostrov-note[data-kind="error"]'

/** A failure is what its story is of: it is in sight, also where Storybook's panels leave little room. */
async function showErrors(canvasElement: HTMLElement): Promise<void> {
  const list = (): Element[] =>
    [...canvasElement.querySelectorAll(ERROR)].filter(one => one.checkVisibility())
  const [first] = list()
  if (!first || list().some(isInSight)) return
  first.scrollIntoView({ block: 'center', behavior: 'instant' })
  await waitFor(() => expect(list().some(isInSight), 'the failure is in sight').toBe(true))
}

/** What is higher than the window is in sight where it begins. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return top >= 0 && (bottom <= innerHeight || (height > innerHeight / 2 && top < innerHeight / 2))
}

/** What every story must come to: its content, or a failure, but none that its own server has not told. */
const checkEnd: NonNullable<Preview['afterEach']> = async ({ canvasElement, parameters, viewMode }) => {
  // Asked each time: what hangs may be asked for only after another answer, such as who the visitor is.
  await waitFor(() => {
    if (!server.mood.isHanging)
      expect(canvasElement.querySelector('[aria-busy="true"]'), 'still waits').toBeNull()
  })
  const error = canvasElement.querySelector(ERROR)
  if (error && !server.mood.hasFailed && !parameters.showsErrors)
    throw new Error(`An error that no answer of the story’s server gives rise to: ${error.textContent}`)
  server.verify()
  if (viewMode === 'story') await showErrors(canvasElement)
}

/** A tool that says in words what it is set to. */
const choose = (title: string, icon: string, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, name]) => ({ value, title: `${title}: ${name}` })),
    dynamicTitle: true,
  },
})

/** What a page leads to; a story's own headings and folded parts are not of it. */
const TOC = {
  title: 'On this page',
  headingSelector: 'h2, h3',
  ignoreSelector: '.docs-story *, .sb-story *, details *',
}

export default {
  tags: ['autodocs'],
  decorators: [PageDecorator],
  globalTypes: {
    market: choose('Market', 'globe', { cz: 'Czech', ro: 'Romanian' }),
    language: choose('Language', 'paragraph', {
      market: 'as the market, the kit in English',
      cs: 'Czech',
      ro: 'Romanian',
      en: 'English',
    }),
    theme: choose('Theme', 'mirror', { light: 'light', dark: 'dark' }),
    width: choose('Width', 'grow', {
      full: 'full',
      '768px': '768 px',
      '390px': '390 px',
      '320px': '320 px',
    }),
  },
  initialGlobals: { market: 'cz', language: 'market', theme: SYSTEM_THEME, width: 'full' },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    // A story's own code has its visitor and fixtures in it: how a part is used stands on its page.
    docs: { page: DocsPage, container: ThemedContainer, codePanel: false, toc: TOC },
    options: {
      // Read from the source by itself, so all that it needs is in it. The stories of a component keep their own order.
      storySort: (a, b) => {
        const groups = [
          'Introduction',
          'Embedding',
          'Guides',
          'Foundations',
          'Kit',
          'Buy-back',
          'Service',
          'Shop',
          'Checkout',
          'Orders',
          'Visitor',
          'Editor',
          'Back office',
        ]
        const find = title => groups.indexOf(title.split('/')[0])
        return find(a.title) - find(b.title) || a.title.localeCompare(b.title, 'en')
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Of what is right, a test needs no list; with those of all stories its report had 95 MB.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'] }),
      },
    },
  },
  beforeEach: context => {
    const { title, parameters, globals } = context
    bringWordsOf(title)
    const fixtures: Fixtures = parameters.server ?? {}
    server.restart(globals.market === 'ro' ? serveInRomanian(fixtures) : fixtures)
    const address = location.href
    buyback.forget()
    cart.forget()
    service.forget()
    configureStoryPage(context)
    return () => {
      history.replaceState(history.state, '', address)
      resetBrowserUrl()
      clearResources()
      clearHolds()
      keptDrafts.clear()
      clearNotifications()
      resetTracking()
    }
  },
  afterEach: checkEnd,
} satisfies Preview
