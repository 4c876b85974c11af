import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Database } from './data/database.ts'
import type { CallLog } from './misbehave/call-log.ts'

/** What every part of the running shop is given. */
export interface Shop {
  database: Database
  callLog: CallLog
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
    /** The CSRF token that this very answer sets. */
    freshCsrfToken?: string
  }
}
export type ShopApp = Hono<ShopEnv>
export type ShopContext = Context<ShopEnv>
