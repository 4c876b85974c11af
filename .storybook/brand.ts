import { createElement } from 'react'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { splitTitle } from './docs/story-names.ts'

const FONT = 'system-ui, sans-serif'

addons.setConfig({
  sidebar: {
    // The names of a whole group of parts would fill the sidebar; they are for its search.
    renderLabel: ({ name }) => {
      const [read, names] = splitTitle(name)
      const style = {
        display: 'block',
        fontSize: '0.6875rem',
        opacity: 0.75,
        overflowWrap: 'anywhere',
      } as const
      return /^[a-z]/.test(names)
        ? createElement('span', null, read, createElement('span', { style }, names.split(' ')[0]))
        : read
    },
  },
  theme: create({
    base: 'light',
    brandTitle: 'Ostrov',
    brandUrl: './?path=/docs/introduction--docs',
    colorPrimary: '#0b6b57',
    colorSecondary: '#0b6b57',
    fontBase: FONT,
  }),
})
