import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { buyback } from '#core/buyback/buyback.ts'
import { cart } from '#core/cart/cart.ts'
import { clearHolds } from '#core/http/write.ts'
import { type Language, MARKETS, type MarketCode } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import type { Params } from '#core/params/define-params.ts'
import { readParams } from '#core/params/read-params.ts'
import { service } from '#core/service/service.ts'
import { resetBrowserUrl } from '#core/state/browser-url.ts'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { clearNotifications } from '#core/state/notifications.ts'
import { clearResources } from '#core/state/resource.ts'
import { resetTracking } from '#core/tracking/track.ts'
import type { Widget } from '#core/widget.ts'
import { type FakeServer, type Fixtures, startFakeServer } from './fake-server.ts'
import { keepHtml } from './keep-html.ts'
import { describePage } from './story-page.ts'

export interface RenderedWidget {
  server: FakeServer
  unmount: () => void
  container: HTMLElement
}

/** Renders a widget for a test as the loader would, against the fake server, and tidies up when the test ends. */
export function renderWidget<P extends Params>(
  widget: Widget<P>,
  {
    params = {},
    server: fixtures = {},
    market = 'cz',
    language,
    page = {},
    content: html,
    pk,
  }: {
    params?: Record<string, unknown>
    server?: Fixtures
    market?: MarketCode
    language?: Language
    page?: Record<string, unknown>
    /** The server's markup, for a widget that keeps it. */
    content?: string
    pk?: string
  } = {},
): RenderedWidget {
  forgetAll()
  configurePage(describePage(market, language ?? MARKETS[market].language, page))
  const server = startFakeServer(fixtures)
  const { values } = readParams(widget.params, new Map(Object.entries(params)))
  const View = widget.View as (island: object) => ReactNode
  const content = html === undefined ? undefined : keepHtml(html)
  const { unmount, container } = render(
    <div className={content ? 'ostrov-frame' : 'ostrov'}>
      <View {...{ params: values, content, pk }} />
    </div>,
  )
  onTestFinished(() => {
    unmount()
    clearResources()
    clearHolds()
    server.stop()
  })
  return { server, unmount, container }
}

/** As on a new page. */
function forgetAll(): void {
  clearResources()
  clearHolds()
  buyback.forget()
  cart.forget()
  service.forget()
  clearNotifications()
  keptDrafts.clear()
  resetTracking()
  resetBrowserUrl()
}
