import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef } from 'react'
import { DOCS_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { getLanguage } from '#core/intl/translate.ts'
import type { Language } from '#core/market.ts'

/** Of a story's own words those in the language that the toolbar chose. */
export const inLanguage = <T,>(words: Readonly<Record<Language, T>>): T => words[getLanguage()]

/** A part of the kit in its states, each with its name, as they stand inside an island. */
export const kitStory = (
  states: Readonly<Record<string, ReactNode>> | (() => Readonly<Record<string, ReactNode>>),
  play?: NonNullable<StoryObj['play']>,
): StoryObj => ({
  render: () => (
    <div className="ostrov kit-states">
      {Object.entries(typeof states === 'function' ? states() : states).map(([name, part]) => (
        <section key={name} className="kit-state" aria-label={name}>
          <p className="kit-state-name">{name}</p>
          <div>{part}</div>
        </section>
      ))}
    </div>
  ),
  ...(play && { play }),
})

type PointerState = 'hover' | 'active' | 'focus-visible'

/** Shows an element as its stylesheets have it in that state, by the class that the add-on of pseudo states knows. */
export function putInState(element: Element | null | undefined, state: PointerState): void {
  element?.classList.add(`pseudo-${state}`)
  // Vitest says nowhere that a story is up, so that the add-on would not read its stylesheets.
  if ('__vitest_browser__' in globalThis) addons.getChannel().emit(DOCS_RENDERED)
}

/** Parts of which those that match `of` look as if they were pointed at, pressed, or come to by the keyboard. */
export function InState({
  states,
  of,
  children,
}: {
  states: readonly PointerState[]
  of: string
  children: ReactNode
}): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const element of place.current?.querySelectorAll(of) ?? [])
      for (const state of states) putInState(element, state)
  })
  return <div ref={place}>{children}</div>
}

const ROWS = {
  'Pointed at': ['hover'],
  Pressed: ['hover', 'active'],
  Focused: ['focus-visible'],
} as const

/** A row of a kit’s story for each of those states. */
export const inStates = (
  of: string,
  parts: ReactNode,
  names: readonly (keyof typeof ROWS)[] = ['Pointed at', 'Pressed', 'Focused'],
): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    names.map(name => [
      name,
      <InState key={name} states={ROWS[name]} of={of}>
        {parts}
      </InState>,
    ]),
  )
