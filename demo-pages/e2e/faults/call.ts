import type { Locator, Page } from '@playwright/test'
import type { MarketCode } from '#e2e/models/market-texts.ts'
import type { Misbehaviour } from '#e2e/models/qa-switch.ts'
import type { Visitor } from '#e2e/models/visitor.ts'
import type { RouteName } from '#shop/server/route-table.ts'
import type { MadeCalls } from './made-calls.ts'

/** One way in which a response goes wrong, and what must come of it. */
export interface Fault {
  /** The row of the matrix. */
  id: string
  /** What the server does, one try after the other; the last one goes on. */
  kinds: readonly (string | Omit<Misbehaviour, 'route'>)[]
  /** How many requests the page makes of one action. */
  tries: number
  /** Which of our messages the visitor reads, or the server's own words. */
  told: string
  /** Milliseconds before which no other try may be made. */
  pause?: number
  /** Nobody responds in time. */
  isSilent?: boolean
  /** The line breaks, so that the browser itself may send once more what it has lost. */
  isCut?: boolean
}

export interface Call {
  route: RouteName
  market: MarketCode
  /** The component that makes it. */
  island: string
  /** Responses of the right status that break the contract. */
  shapes?: readonly unknown[]
  /** What is told in other words, by the kinds of the faults. */
  others?: Readonly<Record<string, string>>
  /** What is told in other words where nobody knows whether it was done. */
  unknown?: string
  /** Rows of the matrix that say nothing of this call. */
  unfit?: readonly string[]
  /** Rows that are played in the call's own way. */
  cases?: Readonly<Record<string, (visitor: Visitor) => Promise<void>>>
  /** What comes before anything goes wrong. */
  prepare?: (visitor: Visitor) => Promise<void>
}

/** A call that reads, and what a visitor sees of it. */
export interface ReadCall extends Call {
  /** Goes to where it is made, and has it made. */
  open: (visitor: Visitor) => Promise<void>
  /** What stands there once it has succeeded, and not before. */
  shown: (page: Page) => Locator
  /** Has it made once more where the failure offers no way on; else by coming back from the bfcache. */
  askAgain?: (visitor: Visitor) => Promise<void>
  /** What is told of every failure alike. */
  tells?: string
  /** Of a call whose failure nobody is told of: what was known stays. */
  expectQuiet?: (visitor: Visitor, fault: Fault) => Promise<void>
  /** What was shown before goes with the next question. */
  isReplaced?: boolean
  /** Two questions asked one after the other, and a text that only the response to each brings. */
  rivals?: { ask: (visitor: Visitor, which: 0 | 1) => Promise<void>; texts: readonly [string, string] }
  /** A list of choices, which shows the first thousand of any number. */
  isList?: boolean
}

/** A call that writes, and the form or the button it is made by. */
export interface WriteCall extends Call {
  /** Fills in what is to be sent. */
  open: (visitor: Visitor) => Promise<void>
  /** Sends, by the mouse or the keyboard. */
  button: (page: Page) => Locator
  /** What it is pressed by, unless it is Enter. */
  key?: 'Space'
  /** It shows at once, and goes back where it fails: no button is busy meanwhile, or waits where the server asks to. */
  isOptimistic?: boolean
  /** Nothing that was typed is lost, and nothing has happened. */
  expectKept: (visitor: Visitor) => Promise<void>
  expectDone: (visitor: Visitor) => Promise<void>
  /** Refusals that say it is done already; the first of them ends the test. */
  successes?: readonly string[]
  /** Puts back what the tests of others may count on. */
  tidy?: (visitor: Visitor) => Promise<void>
  /** What the server says of the only field that it speaks of stands beside it, where the focus goes. */
  beside?: { kinds: readonly string[]; field: (page: Page) => Locator }
  /** A field, and more than it may hold. */
  tooMuch?: { field: (page: Page) => Locator; text: string }
  /** What was typed outlives the emptying of the island. */
  isKeptOverMounts?: boolean
  /** Types again what is kept for nobody. */
  retype?: (visitor: Visitor) => Promise<void>
  /** Signs the same visitor in once more, in another tab. */
  signInAgain?: (page: Page) => Promise<void>
}

/** A call on a page that was opened to play faults on it. */
export interface Session<C extends Call> extends Visitor {
  call: C
  made: MadeCalls
  /** How far the page has come: nothing yet, what comes before the call, the call. */
  phase: 'new' | 'prepared' | 'open'
}

/** How a row of the matrix is played on any call. */
export interface Row<C extends Call> {
  id: string
  /** It needs a page that is opened for it alone, rather than the one on which the others are played. */
  isAlone?: boolean
  fits?: (call: C) => boolean
  /** `turn` picks one of the row's variants; without it, all of them are played. */
  play: (session: Session<C>, turn: number | null) => Promise<void>
}
