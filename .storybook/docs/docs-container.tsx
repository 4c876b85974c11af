import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { create } from 'storybook/theming'

type Theme = 'light' | 'dark'
interface Told {
  globals: Readonly<Record<string, unknown>>
}

const readTheme = ({ theme }: Told['globals']): Theme => (theme === 'dark' ? 'dark' : 'light')

const FONT = 'system-ui, sans-serif'
/** As the tokens have them: text is read in the font and the accent of the components. */
const THEMES = {
  light: create({ base: 'light', fontBase: FONT, colorPrimary: '#0b6b57', colorSecondary: '#0b6b57' }),
  dark: create({ base: 'dark', fontBase: FONT, colorPrimary: '#5fd3b5', colorSecondary: '#5fd3b5' }),
}

/** What the toolbar says outlives the page that is read: a page of text alone has no story to ask. */
let theme: Theme = /(?:^|;)theme:dark(?:;|$)/.test(new URLSearchParams(location.search).get('globals') ?? '')
  ? 'dark'
  : 'light'

addons.ready().then(channel => {
  const note = ({ globals }: Told): void => {
    theme = readTheme(globals)
  }
  channel.on(SET_GLOBALS, note)
  channel.on(GLOBALS_UPDATED, note)
})

/** A page of documentation in the theme that the toolbar chooses for the stories. */
export function ThemedContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { channel } = props.context
  const [shown, setShown] = useState(theme)
  useEffect(() => {
    const follow = ({ globals }: Told): void => setShown(readTheme(globals))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => {
    document.documentElement.style.colorScheme = shown
  }, [shown])
  return (
    <DocsContainer {...props} theme={THEMES[shown]}>
      {children}
    </DocsContainer>
  )
}
