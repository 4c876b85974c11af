import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, type ReactNode, Suspense, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { create } from 'storybook/theming'
import { useLedPlace } from './led-place.ts'
import { SYSTEM_THEME, type Theme } from './system-theme.ts'
import { findToken, pickScheme } from './tokens.ts'

interface Told {
  globals: Readonly<Record<string, unknown>>
}

const readTheme = ({ theme }: Told['globals']): Theme => (theme === 'dark' ? 'dark' : 'light')

/** As the tokens have it: a page is read in the colours of the components. */
const readColour = (name: string, scheme: Theme): string => pickScheme(findToken(`color-${name}`), scheme)

const createTheme = (scheme: Theme) =>
  create({
    base: scheme,
    fontBase: 'system-ui, sans-serif',
    colorPrimary: readColour('accent', scheme),
    colorSecondary: readColour('accent', scheme),
    appBg: readColour('raised', scheme),
    appContentBg: readColour('surface', scheme),
    appPreviewBg: readColour('surface', scheme),
    appBorderColor: readColour('border', scheme),
    barBg: readColour('surface', scheme),
    textColor: readColour('text', scheme),
    textMutedColor: readColour('muted', scheme),
  })
const THEMES = { light: createTheme('light'), dark: createTheme('dark') }

/** What the toolbar says outlives the page that is read: a page of text alone has no story to ask. */
let theme: Theme = chooseTheme(new URLSearchParams(location.search).get('globals') ?? '')

/** What the address says; else as the system has it. */
function chooseTheme(globals: string): Theme {
  const [, said] = /(?:^|;)theme:(dark|light)(?:;|$)/.exec(globals) ?? []
  return said ? readTheme({ theme: said }) : SYSTEM_THEME
}

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
  useLedPlace(props.context)
  useEffect(() => {
    const follow = ({ globals }: Told): void => setShown(readTheme(globals))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => {
    document.documentElement.style.colorScheme = shown
  }, [shown])
  return (
    // Around all of it: the page's table of contents is made of the headings that are there at the beginning.
    <Suspense>
      <DocsContainer {...props} theme={THEMES[shown]}>
        {children}
      </DocsContainer>
    </Suspense>
  )
}
