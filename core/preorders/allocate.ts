import type { Explanation } from '#core/api/preorders/orders.ts'
import type { Named } from '#core/api/preorders/searches.ts'
import type { Candidate, FreePieces, PreorderSetting } from '#core/api/preorders/settings.ts'
import { compareIds, findSetting, isStockAllowed, scoreOrder, scorePart } from './score.ts'

/** What a pre-order gets, and why. */
export interface Allocation {
  candidate: Candidate
  explanation: Explanation
}

export interface Allocating {
  settings: readonly PreorderSetting[]
  candidates: readonly Candidate[]
  pieces: readonly FreePieces[]
}

interface Ranked {
  candidate: Candidate
  setting: PreorderSetting | null
  explanation: Explanation
}

/**
 * Gives out free pieces: product by product, the highest score first, among equals who ordered first. Each pre-order is
 * given all its pieces of one stock, of the one whose rule gives most; one for which no stock has enough is passed over,
 * and the next one may be served. The same input in any order gives the same.
 */
export function allocate({ settings, candidates, pieces }: Allocating): Allocation[] {
  const left = new Map<string, { stock: Named; free: number }[]>()
  for (const { product, stock, free } of pieces) {
    const own = left.get(product) ?? []
    own.push({ stock, free })
    left.set(product, own)
  }
  const ahead = new Map<string, number>()
  return candidates
    .map(candidate => rank(settings, candidate))
    .sort(compareRanked)
    .map(ranked => {
      const { candidate, explanation } = serve(ranked, left.get(ranked.candidate.product) ?? [])
      const before = ahead.get(candidate.product) ?? 0
      if (candidate.is_ready) ahead.set(candidate.product, before + 1)
      return { candidate, explanation: { ...explanation, ahead: before } }
    })
}

function rank(settings: readonly PreorderSetting[], candidate: Candidate): Ranked {
  const setting = findSetting(settings, candidate)
  const scored = setting ? scoreOrder(setting, candidate) : { priority: 0, score: 0, parts: [] }
  return {
    candidate,
    setting,
    explanation: {
      ...scored,
      setting: setting && { id: setting.id, name: setting.name },
      outcome: 'no-setting',
      stock: null,
      ahead: 0,
    },
  }
}

/** By score, then time, then number: nothing is left to chance. */
const compareRanked = (a: Ranked, b: Ranked): number =>
  b.explanation.score - a.explanation.score ||
  Date.parse(a.candidate.created_at) - Date.parse(b.candidate.created_at) ||
  compareIds(a.candidate.id, b.candidate.id)

/** Takes the pieces off what is left. */
function serve(
  { candidate, setting, explanation }: Ranked,
  left: { stock: Named; free: number }[],
): Allocation {
  if (!setting) return { candidate, explanation }
  const stocks = left
    .filter(({ stock }) => isStockAllowed(setting.rules, stock.id))
    .map(pile => ({ pile, part: scorePart(setting.rules, 'stock', candidate, pile.stock.id) }))
    .sort((a, b) => b.part.points - a.part.points || compareIds(a.pile.stock.id, b.pile.stock.id))
  const chosen = stocks.find(({ pile }) => pile.free >= candidate.quantity)
  const end = (outcome: Explanation['outcome']): Allocation => ({
    candidate,
    explanation: { ...explanation, outcome },
  })
  if (!candidate.is_ready) return end('not-ready')
  if (!chosen) {
    if (stocks.some(({ pile }) => pile.free > 0)) return end('too-few')
    return end(left.some(({ free }) => free > 0) ? 'no-stock-allowed' : 'no-pieces')
  }
  chosen.pile.free -= candidate.quantity
  const { stock } = chosen.pile
  const parts = [chosen.part, ...explanation.parts]
  return { candidate, explanation: { ...explanation, parts, outcome: 'allocated', stock } }
}
