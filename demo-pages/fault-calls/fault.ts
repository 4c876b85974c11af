import type { Locator, Page } from '@playwright/test'
import type { FAILURE_TEXTS, MarketCode } from '../models/market-texts.ts'
import type { Misbehaviour } from '../models/qa-switch.ts'
import type { Stage } from '../models/stage.ts'
import type { RouteName } from '../shop/calls/route-table.ts'

/** One way in which a call goes wrong, and what must come of it. */
export interface Fault {
  title: string
  /** What the server does, one try after the other; the last one goes on. */
  kinds: readonly (string | Omit<Misbehaviour, 'route'>)[]
  /** How many requests the page makes of one action. */
  tries: number
  /** Which of our messages the visitor reads, or the server's own words. */
  told: keyof (typeof FAILURE_TEXTS)[MarketCode] | { says: string }
  /** Milliseconds before which no other try may be made. */
  pause?: number
  /** Nobody answers in time. */
  isSilent?: boolean
  /** The line breaks, so that the browser itself may send once more what it has lost. */
  isCut?: boolean
}

interface Call {
  route: RouteName
  market: MarketCode
  /** Answers of the right status that are not what the contract says. */
  shapes?: readonly unknown[]
  /** What is told in other words, by the kinds of the faults. */
  others?: Readonly<Record<string, string>>
}

/** A call that reads, and what a visitor sees of it. */
export interface ReadCall extends Call {
  /** What comes before anything goes wrong. */
  prepare?: (stage: Stage) => Promise<void>
  /** Goes to where it is made, and has it made. */
  open: (stage: Stage) => Promise<void>
  /** What stands there once it has succeeded, and not before. */
  shown: (page: Page) => Locator
  /** Has it made once more where the failure offers no way on; else by coming back from the browser's memory. */
  askAgain?: (stage: Stage) => Promise<void>
  /** What is told of every failure alike. */
  tells?: string
  /** Of a call whose failure nobody is told of: what was known stays. */
  expectQuiet?: (stage: Stage, fault: Fault) => Promise<void>
  /** Its answer is too short to be a slow one. */
  isShort?: boolean
  /** What was shown before goes with the next question. */
  isReplaced?: boolean
}

/** A call that writes, and the form or the button it is made by. */
export interface WriteCall extends Call {
  open: (stage: Stage) => Promise<void>
  /** Sends, by the mouse or the keyboard. */
  button: (page: Page) => Locator
  /** Nothing is lost, and nothing has happened. */
  expectKept: (stage: Stage) => Promise<void>
  expectDone: (stage: Stage) => Promise<void>
  /** Refusals that say it is done already; the first of them ends the test. */
  successes?: readonly string[]
  /** Puts back what the tests of others may count on. */
  tidy?: (stage: Stage) => Promise<void>
}
