export type PasswordCode = `password.${'upper' | 'lower' | 'digit' | 'special' | 'numeric' | 'match'}`

const NEEDED: readonly [PasswordCode, RegExp][] = [
  ['password.upper', /\p{Lu}/u],
  ['password.lower', /\p{Ll}/u],
  ['password.digit', /\d/],
  ['password.special', /[^\p{L}\p{N}\s]/u],
  ['password.numeric', /\D|^$/],
]

/** Every rule that fails, so that all of them can be shown at once. A password is never trimmed. */
export function validatePassword(text: string, confirmation = text): PasswordCode[] {
  const failed = NEEDED.filter(([, pattern]) => !pattern.test(text)).map(([code]) => code)
  return confirmation === text ? failed : [...failed, 'password.match']
}
