import { type ReactNode, useRef } from 'react'
import type { MarketCode } from '#core/market.ts'
import { describeWindow, MARKET_NAMES } from './describe-window.ts'
import { useKeptPlace } from './kept-place.ts'
import { StoryFrame } from './story-frame.tsx'

interface StatesStory {
  id: string
  name: string
  /** What the story says of its page whatever the toolbar says. */
  storyGlobals: Readonly<Record<string, unknown>>
}

const MARKETS: readonly MarketCode[] = ['cz', 'ro']

/** Windows into the stories, to look at alone; a story that belongs to a market has one. */
export function StatesTable({ stories }: { stories: readonly StatesStory[] }): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  useKeptPlace(list)
  return (
    <ul ref={list} className="docs-windows">
      {stories.map(({ id, name, storyGlobals }) => (
        <li key={id}>
          <h3>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </h3>
          {MARKETS.filter(market => [undefined, market].includes(readMarket(storyGlobals))).map(market => (
            <figure key={market} inert>
              <figcaption>{describeWindow(market, storyGlobals)}</figcaption>
              <StoryFrame id={id} title={`${name}, ${MARKET_NAMES[market]}`} own={{ market }} wait="sight" />
            </figure>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The market that a story belongs to; undefined where it is of each. */
const readMarket = ({ market }: StatesStory['storyGlobals']): MarketCode | undefined =>
  market === 'cz' || market === 'ro' ? market : undefined
