import { Source } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import { useTheme } from 'storybook/theming'

/** Code in the theme of the page around it. */
export const Snippet = (props: ComponentProps<typeof Source>): ReactNode => (
  <Source {...props} dark={useTheme().base === 'dark'} />
)
