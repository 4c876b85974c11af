import { findBrowser } from './find-browser.ts'
import { findFirefox } from './find-firefox.ts'
import { findShell } from './find-shell.ts'

/** Where the browsers are, or why there is none of a kind. */
export interface Browsers {
  paths: Readonly<Record<string, string>>
  /** By the variable that would name it. */
  missing: Readonly<Record<string, string>>
}

const KINDS: Readonly<Record<string, () => string | Promise<string>>> = {
  OSTROV_FIREFOX: findFirefox,
  OSTROV_SHELL: findShell,
  OSTROV_BROWSER: findBrowser,
}

// A process of its own, for installing holds up the one that waits for it. It tells what it found in one message.
const paths: Record<string, string> = {}
const missing: Record<string, string> = {}
for (const [variable, find] of Object.entries(KINDS)) {
  try {
    paths[variable] = await find()
  } catch (error) {
    missing[variable] = error instanceof Error ? error.message : String(error)
  }
}
process.send?.({ paths, missing } satisfies Browsers)
process.disconnect?.()
