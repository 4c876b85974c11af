import type { Explanation } from '#core/api/preorders/orders.ts'
import type { Candidate, PreorderSetting } from '#core/api/preorders/settings.ts'
import { type Allocating, allocate } from './allocate.ts'

export type WhatIfKind = 'gains' | 'loses' | 'moves' | 'score'

/** What a change of rules would do to one pre-order. */
export interface WhatIfChange {
  kind: WhatIfKind
  candidate: Candidate
  before: Explanation
  after: Explanation
}

export interface WhatIf {
  changes: readonly WhatIfChange[]
  counts: Readonly<Record<WhatIfKind, number>>
}

const RANKS: readonly WhatIfKind[] = ['loses', 'gains', 'moves', 'score']

/** What would be given out by other settings: who gains pieces, who loses them, who has them of another stock. */
export function compareSettings(now: Allocating, settings: readonly PreorderSetting[]): WhatIf {
  const before = new Map(allocate(now).map(({ candidate, explanation }) => [candidate.id, explanation]))
  const changes = allocate({ ...now, settings })
    .flatMap(({ candidate, explanation: after }): WhatIfChange[] => {
      const former = before.get(candidate.id)
      const kind = former && tellKind(former, after)
      return former && kind ? [{ kind, candidate, before: former, after }] : []
    })
    .sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))
  const count = (kind: WhatIfKind): number => changes.filter(change => change.kind === kind).length
  return {
    changes,
    counts: { gains: count('gains'), loses: count('loses'), moves: count('moves'), score: count('score') },
  }
}

function tellKind(before: Explanation, after: Explanation): WhatIfKind | null {
  const had = before.outcome === 'allocated'
  const has = after.outcome === 'allocated'
  if (had !== has) return has ? 'gains' : 'loses'
  if (had && before.stock?.id !== after.stock?.id) return 'moves'
  return before.score === after.score ? null : 'score'
}

/** The settings with one of them in its new form; one that is not among them yet is added. */
export const replaceSetting = (
  settings: readonly PreorderSetting[],
  changed: PreorderSetting,
): readonly PreorderSetting[] =>
  settings.some(({ id }) => id === changed.id)
    ? settings.map(setting => (setting.id === changed.id ? changed : setting))
    : [...settings, changed]
