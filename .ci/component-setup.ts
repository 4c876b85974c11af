import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 })
afterEach(cleanup)

// Files of tests are tabs of one browser, and must not hear of each other.
const ownTabs = `:${crypto.randomUUID()}`
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name + ownTabs)
  }
}
