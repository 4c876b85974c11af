const KEY = 'ostrovEditor'

type Entry = Readonly<Record<string, unknown>>

/** What the tab's history keeps for the editor past a reload: nothing that was typed. Other scripts write there, too. */
export const readEntry = (): Entry => toRecord(toRecord(globalThis.history?.state)[KEY])

export function writeEntry(entry: Entry): void {
  try {
    history.replaceState({ ...toRecord(history.state), [KEY]: { ...readEntry(), ...entry } }, '')
  } catch {
    // A browser that was asked too often refuses; the editor goes on without.
  }
}

export const toRecord = (value: unknown): Entry =>
  typeof value === 'object' && value !== null ? { ...value } : {}
