import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Database } from '../database/database.ts'

/** What every part of the running shop is given. */
export interface Shop {
  database: Database
  /** How many proxies stand before the shop, each of which adds to `X-Forwarded-For`. */
  proxies: number
  /** Has tools for testers and accounts whose passwords it tells. */
  isDemo: boolean
  /** Where the built islands lie, one folder per market. */
  distDir: string
  /** Where the shop is reached, for links in mails: a request's Host header could name any site. */
  origin: string
  /** Brings a new shop's data back; in a demo alone. */
  resetData?: () => Promise<void>
  /** Told of what went wrong; never of what a customer typed. */
  reportFault: (message: string, cause: unknown) => void
  /** Asks one of the shop's own calls before the page does, in the page's name. */
  request?: (path: string, c: ShopContext) => Promise<Response>
}

export interface ShopEnv {
  /** `isBeforehand`: a page asks in its islands' place, so that nothing is logged and nothing goes wrong by order. */
  Bindings: HttpBindings & { isBeforehand?: boolean }
  Variables: {
    requestId: string
    /** Names one test or one tester, so that what they set up touches nobody else. */
    scope: string | null
    /** Whom the answer is for, where it is not the same for everyone: who has this browser, or who is signed in. */
    audience?: 'browser' | 'visitor'
    /** The CSRF token that this very answer sets. */
    freshCsrfToken?: string
  }
}
export type ShopApp = Hono<ShopEnv>
export type ShopContext = Context<ShopEnv>
