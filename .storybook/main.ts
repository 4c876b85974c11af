import type { StorybookConfig } from '@storybook/react-vite'
import { messagesPlugin } from '../.ci/plugins/messages-plugin.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: config => ({
    ...config,
    plugins: [...(config.plugins ?? []), messagesPlugin()],
    // The browsers that the pages are built for; for older ones light-dark() would be taken apart.
    build: { ...config.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  }),
} satisfies StorybookConfig
