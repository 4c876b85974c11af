import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { FORMATJS_ALIASES, messagesPlugin } from '#tools/build/plugins/messages-plugin.ts'
import { widgetFactsPlugin } from './docs/widget-facts-plugin.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [{ from: '../testing/pictures', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  managerEntries: (entries: string[] = []) => [...entries, join(import.meta.dirname, 'brand.ts')],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What the pages of the kit tell of its parts.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: config =>
    mergeConfig(config, {
      resolve: { alias: FORMATJS_ALIASES },
      // Lines end as they do on pages.
      plugins: [messagesPlugin({ isTypeset: true }), widgetFactsPlugin()],
      // The browsers that the pages are built for; for older ones light-dark() would be taken apart.
      build: {
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // A provider is at an address.
        assetsInlineLimit: 0,
      },
    }),
} satisfies StorybookConfig
