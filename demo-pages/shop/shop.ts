import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Database } from './data/database.ts'

/** What every part of the running shop is given. */
export interface Shop {
  database: Database
  /** Where the built islands lie, one folder per market. */
  distDir: string
  /** Where the shop is reached, for links in mails: a request's Host header could name any site. */
  origin: string
  /** Told of what went wrong; never of what a customer typed. */
  reportFault: (message: string, cause: unknown) => void
}

export interface ShopEnv {
  Bindings: HttpBindings
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
