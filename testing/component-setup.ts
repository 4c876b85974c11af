import { act, cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// A busy machine takes its time; what never comes fails all the same.
// And what is told to screen readers stands in words on the page already.
configure({ asyncUtilTimeout: 10_000, defaultIgnore: 'script, style, [aria-live] > p' })
// What an island leaves behind when it goes, such as a draft, is left before the next test begins.
afterEach(() => act(cleanup))

// Each file of tests has a frame of its own, which in Firefox hears of no focus before it has it.
beforeEach(() => {
  if (!document.hasFocus()) (window.frameElement as HTMLElement | null)?.focus()
})

// Files of tests are tabs of one browser, and must not hear of each other.
const ownTabs = `:${crypto.randomUUID()}`
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name + ownTabs)
  }
}
