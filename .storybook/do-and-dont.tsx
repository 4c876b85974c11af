import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { KIT_GUIDANCE } from './docs/kit-guidance.ts'

/** Real parts, as they should be used and as they should not. */
export interface Pictures {
  good: ReactNode
  bad: ReactNode
}

/** Both beside each other, each with what the guidance of its page says of it. */
export function doAndDont(page: string, { good, bad }: Pictures): StoryObj {
  const guidance = KIT_GUIDANCE[page]
  if (!guidance) throw new Error(`There is no guidance for ${page}.`)
  return {
    globals: { language: 'en' },
    // What goes wrong in them is no failure of a server.
    parameters: { showsErrors: true, controls: { disable: true } },
    render: () => (
      <div className="do-and-dont">
        <Picture kind="do" caption={guidance.good}>
          {good}
        </Picture>
        <Picture kind="dont" caption={guidance.bad}>
          {bad}
        </Picture>
      </div>
    ),
  }
}

const SIGNS = {
  do: { word: 'Do', path: 'M4 10.5l4 4 8-9' },
  dont: { word: 'Don’t', path: 'M5 5l10 10M15 5L5 15' },
} as const

function Picture({
  kind,
  caption,
  children,
}: {
  kind: keyof typeof SIGNS
  caption: string
  children: ReactNode
}): ReactNode {
  const { word, path } = SIGNS[kind]
  return (
    <figure data-kind={kind}>
      <div className="ostrov">{children}</div>
      <figcaption>
        <strong>
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
          >
            <path d={path} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {word}
        </strong>
        <span>{caption}</span>
      </figcaption>
    </figure>
  )
}
