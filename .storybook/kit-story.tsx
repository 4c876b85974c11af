import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'

/** A part of the kit in its states, each with its name, as they stand inside an island. */
export const kitStory = (
  states: Readonly<Record<string, ReactNode>>,
  play?: NonNullable<StoryObj['play']>,
): StoryObj => ({
  render: () => (
    <div className="ostrov kit-states">
      {Object.entries(states).map(([name, part]) => (
        <section key={name} className="kit-state" aria-label={name}>
          <p className="kit-state-name">{name}</p>
          <div>{part}</div>
        </section>
      ))}
    </div>
  ),
  ...(play && { play }),
})
