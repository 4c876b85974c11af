import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
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
