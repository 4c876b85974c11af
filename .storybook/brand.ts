import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const FONT = 'system-ui, sans-serif'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Ostrov',
    brandUrl: './?path=/docs/introduction--docs',
    colorPrimary: '#0b6b57',
    colorSecondary: '#0b6b57',
    fontBase: FONT,
  }),
})
