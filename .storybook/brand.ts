import { createElement } from 'react'
import { type API, addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { findCode } from './docs/search-anchors.ts'

const FONT = 'system-ui, sans-serif'

const CODE = {
  display: 'block',
  fontSize: '0.6875rem',
  opacity: 0.75,
  overflowWrap: 'anywhere',
} as const

interface Item {
  name: string
  type: string
  children?: string[]
}

addons.setConfig({
  sidebar: {
    /** Below a component stands its name in code. */
    renderLabel: ({ name, type, children = [] }: Item, api: API) => {
      const code = type === 'component' ? findCode(api.getData(children[0] ?? '')) : undefined
      return code ? createElement('span', null, name, createElement('span', { style: CODE }, code)) : name
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
