/** One digit or more and nothing else. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text)

export const readPair = (digits: string, at: number): number => Number(digits.slice(at, at + 2))

/** The weighted sum of digits, the first digit with the first weight. */
export const sumWeighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)
