import type { ReactNode } from 'react'
import { StoryFrame } from './story-frame.tsx'

interface StatesStory {
  id: string
  name: string
  /** What the story says of its page whatever the toolbar says. */
  storyGlobals: Readonly<Record<string, unknown>>
}

const MARKETS = ['cz', 'ro'] as const

/** Windows into the stories, to look at alone; a story that belongs to a market has one. */
export const StatesTable = ({ stories }: { stories: readonly StatesStory[] }): ReactNode => (
  <ul className="docs-windows">
    {stories.map(({ id, name, storyGlobals: { market: own } }) => (
      <li key={id}>
        <a href={`?path=/story/${id}`} target="_top">
          {name}
        </a>
        {(own === undefined ? MARKETS : [own]).map(market => (
          <div key={String(market)} inert>
            <StoryFrame id={id} title={`${name}, ${market}`} own={{ market }} wait="sight" />
          </div>
        ))}
      </li>
    ))}
  </ul>
)
