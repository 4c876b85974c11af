let told = new Set<string>()

/** True for the first who asks for this key on this page. */
export function claimOnce(...key: readonly unknown[]): boolean {
  const text = JSON.stringify(key)
  if (told.has(text)) return false
  told.add(text)
  return true
}

/** For tests: as on a new page. */
export function forgetTold(): void {
  told = new Set()
}
