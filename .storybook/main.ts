import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { Features } from 'lightningcss'
import { loadCsf } from 'storybook/internal/csf-tools'
import { mergeConfig } from 'vite'
import { FORMATJS_ALIASES, messagesPlugin } from '#tools/build/plugins/messages-plugin.ts'
import { kitFactsPlugin } from './docs/kit-facts-plugin.ts'
import { nameStories } from './docs/story-names.ts'
import { widgetFactsPlugin } from './docs/widget-facts-plugin.ts'

const STORIES = /\/stories\/[a-z-]+\.stories\.tsx$/

/** The stories of a page as their index has them. */
const storyNamesPlugin = () => ({
  name: 'ostrov-story-names',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => (STORIES.test(id) ? { code: nameStories(code), map: null } : null),
})

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [{ from: '../testing/pictures', to: '/pictures' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    join(import.meta.dirname, 'search-preset.ts'),
  ],
  managerEntries: (entries: string[] = []) => [...entries, join(import.meta.dirname, 'brand.ts')],
  experimental_indexers: (others = []) => [
    {
      test: STORIES,
      createIndex: async (fileName, options) => {
        const code = nameStories(await readFile(fileName, 'utf8'))
        return loadCsf(code, { ...options, fileName }).parse().indexInputs
      },
    },
    ...others,
  ],
  // The toolbar's theme and width stand in for these, and all of it has to fit in beside the sidebar.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, measure: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What the pages of the kit tell of its parts.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: config =>
    mergeConfig(config, {
      resolve: { alias: FORMATJS_ALIASES },
      // Lines end as they do on pages.
      plugins: [
        storyNamesPlugin(),
        messagesPlugin({ isTypeset: true }),
        widgetFactsPlugin(),
        kitFactsPlugin(),
      ],
      // The browsers that the pages are built for; for older ones light-dark() would be taken apart.
      css: {
        transformer: 'lightningcss',
        // Pseudo states are put before whole selectors: within a nested rule they would be sought inside of an island.
        lightningcss: {
          include: Features.Nesting,
          targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
        },
      },
      build: {
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // A provider is at an address.
        assetsInlineLimit: 0,
      },
    }),
} satisfies StorybookConfig
