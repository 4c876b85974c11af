import type { Contestant } from '../contestants/build.ts'

/** A page on which nothing runs: what is there before any contestant comes. */
export type Runner = Contestant | 'no scripts'

export interface Sample {
  round: number
  size: number
  runner: Runner
  /** Milliseconds from the navigation's start until the last island answers. */
  wall: number
  /** Milliseconds of the main thread. */
  cpu: number
  /** The longest task in milliseconds; 0 when none took more than 50. */
  longest: number
  /** Bytes of the JavaScript heap after a collection. */
  heap: number
}
