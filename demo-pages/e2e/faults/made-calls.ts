import { expect, type Page, type Request } from '@playwright/test'
import type { MarketCode } from '#e2e/models/market-texts.ts'
import { methodOf, pathOf, type RouteName } from '#shop/server/route-table.ts'

/** The requests of one call that a page makes; the browser itself may send one again that a dead line has lost. */
export class MadeCalls {
  private readonly page: Page
  private readonly path: RegExp
  private readonly method: string
  private made = new Set<Request>()
  private over = 0

  constructor(page: Page, route: RouteName, market: MarketCode) {
    this.page = page
    this.method = methodOf(route)
    this.path = new RegExp(`^${pathOf(route, market).replace(/\{\w+\}/g, '[^/]+')}$`)
    page.on('request', request => {
      if (request.method() === this.method && this.path.test(new URL(request.url()).pathname))
        this.made.add(request)
    })
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', request => {
        if (this.made.has(request)) this.over++
      })
  }

  get count(): number {
    return this.made.size
  }

  /** Once, the page asks without the slash at the end, and is redirected. */
  loseSlash = (): Promise<unknown> =>
    this.page.route(
      url => this.path.test(url.pathname),
      route => {
        const url = new URL(route.request().url())
        url.pathname = url.pathname.replace(/\/$/, '')
        return route.continue({ url: url.href })
      },
      { times: 1 },
    )

  /** Once, a line in between sends what the page sends twice, and gives it the first response. */
  sendTwice = (): Promise<unknown> =>
    this.page.route(
      url => this.path.test(url.pathname),
      async route => {
        const response = await route.fetch()
        await route.fetch()
        await route.fulfill({ response })
      },
      { times: 1 },
    )

  /** Holds them back until they are let go. */
  async hold(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await this.page.route(
      url => this.path.test(url.pathname),
      async route => {
        if (route.request().method() === this.method) await promise
        await route.continue()
      },
    )
    return resolve
  }

  forget(): void {
    this.made = new Set()
    this.over = 0
  }

  async expectMade(count: number): Promise<void> {
    await expect.poll(() => this.made.size, { intervals: [20, 20, 50] }).toBe(count)
  }

  /** As many were made, and none of them is under way any more. */
  async expectOver(count: number): Promise<void> {
    await expect.poll(() => [this.made.size, this.over], { intervals: [20, 20, 50] }).toEqual([count, count])
  }
}
