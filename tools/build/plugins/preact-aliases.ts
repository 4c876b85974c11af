import { fileURLToPath } from 'node:url'

const inRuntime = (name: string) => fileURLToPath(new URL(`../../../loader/runtime/${name}`, import.meta.url))
const exactly = (name: string) => new RegExp(`^${name}$`)

/** What the CDN build puts in the place of React, so that the component tests run on the very same. */
export const PREACT_ALIASES: readonly { find: RegExp; replacement: string }[] = [
  { find: exactly('react/jsx-runtime'), replacement: 'preact/jsx-runtime' },
  { find: exactly('react/jsx-dev-runtime'), replacement: 'preact/jsx-dev-runtime' },
  { find: exactly('react-dom/client'), replacement: 'preact/compat/client' },
  { find: exactly('react-dom'), replacement: inRuntime('preact-dom.ts') },
  { find: exactly('react'), replacement: 'preact/compat' },
  { find: exactly('@preact/signals-react'), replacement: '@preact/signals' },
  {
    find: exactly('@preact/signals-react/runtime'),
    replacement: inRuntime('no-signals-runtime.ts'),
  },
  { find: exactly('#kit/react/use-unique-id.ts'), replacement: inRuntime('use-unique-id.ts') },
  { find: exactly('@testing-library/react'), replacement: '@testing-library/preact' },
]
