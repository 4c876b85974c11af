/** From best to worst. */
export const GRADES = ['A+', 'A', 'B', 'C', 'D'] as const
export type Grade = (typeof GRADES)[number]

/** Grades as bits: the bit's position is the rank, so the lowest bit is the best grade and 0 is no grade. */
export type GradeSet = number

export const ALL_GRADES: GradeSet = 2 ** GRADES.length - 1

/** The set of the one grade that the text names; empty for any other text. */
export function readGrade(text: string | null): GradeSet {
  const rank = (GRADES as readonly string[]).indexOf(text?.trim().toUpperCase() ?? '')
  return rank < 0 ? 0 : 1 << rank
}

export const listGrades = (set: GradeSet): Grade[] => GRADES.filter((_, rank) => set & (1 << rank))

export const takeBest = (set: GradeSet): GradeSet => set & -set

/** The worst of several sets of one grade. */
export const takeWorst = (...single: GradeSet[]): GradeSet => Math.max(...single)

/** Adds all that is worse than the best of the set. */
export const addWorse = (set: GradeSet): GradeSet => ALL_GRADES & -set

/** All that is better than the best of a set that is not empty. */
export const takeBetter = (set: GradeSet): GradeSet => takeBest(set) - 1

export const hasSeveral = (set: GradeSet): boolean => (set & (set - 1)) !== 0
