import type { Words } from '../conditions/condition-seed.ts'

/** A service operation as both markets know it. */
export interface OperationSeed {
  code: string
  label: Words
  description?: Words
  /** In koruna, beside a share of what the model cost new, in percent; without both it is free, with null nobody knows before. */
  price?: number | null
  percent?: number
  /** Of work; null where nobody can say before. */
  minutes: number | null
  /** Needs a part, which may have to be ordered. */
  hasPart?: boolean
  /** Not worth it on models that cost less when new, in koruna. */
  leastNewPrice?: number
}
