import type { Appraisal } from './appraisal.ts'
import type { AppraisalData } from './conditions.ts'

/** Bits of the mask that says what of a buy-back may be shown. */
export const VISIBILITY = { buyout: 1, email: 2, sell: 4, review: 8 } as const
export type VisibilityFlag = (typeof VISIBILITY)[keyof typeof VISIBILITY]

export const isVisible = (mask: number, flag: VisibilityFlag): boolean => (mask & flag) !== 0

/** An appraisal whose call failed is not loaded, whatever came before. */
export function isAppraisalLoaded({
  color,
  data,
  error,
}: {
  color: string | null
  data: AppraisalData | null
  error: string | boolean | null
}): boolean {
  return Boolean(color && data?.conditions.length && data.results.length && data.version && !error)
}

export const isAppraisalValid = (appraisal: Appraisal | null): boolean => Boolean(appraisal?.result)

/** A review is read-only, so it offers neither form. */
export function visibilityOf({
  isLoaded,
  appraisal,
  isReview,
}: {
  isLoaded: boolean
  appraisal: Appraisal | null
  isReview: boolean
}): number {
  const buyout = isLoaded ? VISIBILITY.buyout : 0
  if (isReview) return buyout | VISIBILITY.review
  if (!isLoaded) return 0
  const email = isAppraisalValid(appraisal) ? VISIBILITY.email : 0
  return buyout | email | (appraisal?.canBuyOut ? VISIBILITY.sell : 0)
}
