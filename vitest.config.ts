import { parseArgs } from 'node:util'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { cachedModulesPlugin } from '#tools/browsers/cached-modules-plugin.ts'
import { driveBrowser } from '#tools/browsers/drive-browser.ts'
import { FIREFOX, launchChromium, launchFirefox, SHELL, seekBrowser } from '#tools/browsers/find-browser.ts'
import { FORMATJS_ALIASES, messagesPlugin } from '#tools/build/plugins/messages-plugin.ts'
import { PREACT_ALIASES } from '#tools/build/plugins/preact-aliases.ts'
import { emptyWidgetsPlugin } from '#tools/build/plugins/widgets-plugin.ts'
import { ON_REACT, TEST_FILES } from '#tools/test-run/test-files.ts'

/** Files that `npm run check` has run before. */
const RUN_ALREADY = process.env.OSTROV_RUN_ALREADY?.split(',') ?? []

/** A busy machine is slow, not wrong. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 30_000 }
/** And a browser may stop painting; what needed its second try is named in the end. */
const IN_BROWSER = { ...PATIENCE, retry: 1 }

/** The projects that are named on the command line. */
const { project: NAMED = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values
/** What a project needs takes seconds to load, so it is for those that run: the named ones, or all. */
const runs = (...projects: readonly string[]): boolean =>
  NAMED.length === 0 || projects.some(one => NAMED.includes(one))

const LAUNCH = {
  chromium: launchChromium(runs('react', 'preact', 'stories') ? await seekBrowser(SHELL) : null),
  firefox: launchFirefox(runs('firefox') ? await seekBrowser(FIREFOX) : null),
}

async function testStories() {
  if (!runs('stories')) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return storybookTest({ configDir: '.storybook' })
}

/** A new object each time: projects that share one share its state too. */
const runIn = (browser: keyof typeof LAUNCH) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: driveBrowser({
    launchOptions: LAUNCH[browser],
    contextOptions: { locale: 'cs-CZ', timezoneId: 'Europe/Prague' },
  }),
  instances: [{ browser }],
})

/** Everything a test may import is made ready before the first one runs; a find in mid-run would reload the page. */
const SHARED_DEPS = [
  '@formatjs/intl',
  '@formisch/react',
  '@preact/signals-core',
  '@tanstack/react-virtual',
  '@testing-library/user-event',
  'axe-core',
  'fast-check',
  'papaparse',
  'ky',
  'valibot',
]
const REACT_DEPS = [
  '@preact/signals-react',
  '@preact/signals-react/runtime',
  '@testing-library/react',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
]
const STORY_DEPS = [
  '@formatjs/icu-messageformat-parser/printer.js',
  '@storybook/addon-docs/blocks',
  'storybook/internal/components',
  'storybook/preview-api',
  'storybook/test',
]
const PREACT_DEPS = [
  '@preact/signals',
  '@testing-library/preact',
  'preact',
  'preact/compat',
  'preact/compat/client',
  'preact/hooks',
  'preact/jsx-dev-runtime',
  'preact/jsx-runtime',
]

const testComponents = (
  name: 'react' | 'preact' | 'firefox',
  dependencies: string[],
  alias: typeof PREACT_ALIASES = [],
): TestProjectInlineConfiguration => ({
  plugins: [messagesPlugin(), emptyWidgetsPlugin(), cachedModulesPlugin()],
  resolve: { alias: [...alias, ...FORMATJS_ALIASES] },
  optimizeDeps: { include: [...SHARED_DEPS, ...dependencies], noDiscovery: true },
  test: {
    name,
    include: TEST_FILES[name],
    exclude: name === 'preact' ? [ON_REACT] : [],
    setupFiles: ['testing/component-setup.ts'],
    ...IN_BROWSER,
    browser: runIn('chromium'),
  },
})

/** One file after the other: of several pages of a Firefox only one has the focus. */
function testInFirefox(): TestProjectInlineConfiguration {
  const { test, ...rest } = testComponents('firefox', PREACT_DEPS, PREACT_ALIASES)
  return {
    ...rest,
    test: { ...test, fileParallelism: false, browser: runIn('firefox') },
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messagesPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: TEST_FILES.unit,
          exclude: [...TEST_FILES.sizes, ...TEST_FILES.package, ...RUN_ALREADY],
          // No file leaves anything behind for the next, so modules are read once.
          isolate: false,
          setupFiles: ['testing/unit-setup.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [messagesPlugin()],
        test: {
          name: 'shop',
          environment: 'node',
          include: TEST_FILES.shop,
          globalSetup: 'demo-pages/shop/database/seed-test-shops.ts',
          isolate: false,
          ...PATIENCE,
        },
      },
      { test: { name: 'package', environment: 'node', include: TEST_FILES.package, ...PATIENCE } },
      { test: { name: 'sizes', environment: 'node', include: TEST_FILES.sizes } },
      {
        plugins: [messagesPlugin()],
        test: { name: 'storybook', environment: 'node', include: TEST_FILES.storybook, ...PATIENCE },
      },
      testComponents('react', REACT_DEPS),
      testComponents('preact', PREACT_DEPS, PREACT_ALIASES),
      testInFirefox(),
      {
        plugins: [await testStories()],
        optimizeDeps: { include: [...SHARED_DEPS, ...REACT_DEPS, ...STORY_DEPS] },
        // As in Storybook itself, where one page shows them all, one after the other.
        test: { name: 'stories', browser: runIn('chromium'), isolate: false, ...IN_BROWSER },
      },
    ],
  },
})
