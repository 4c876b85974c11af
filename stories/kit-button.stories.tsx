import type { Meta } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#kit/feedback/button.tsx'
import { kitStory } from '../.storybook/kit-story.tsx'

/** What one presses. Busy and unavailable buttons keep the focus and answer to nothing. */
export default { title: 'Kit/Button', globals: { language: 'en' } } satisfies Meta

const KINDS = ['primary', 'secondary', 'quiet'] as const

const inAllKinds = (state: Partial<ComponentProps<typeof Button>> = {}) => (
  <div className="kit-row">
    {KINDS.map(kind => (
      <Button key={kind} kind={kind} label={`Send the ${kind} one`} {...state} />
    ))}
  </div>
)

export const KindsAndStates = kitStory(
  {
    Ready: inAllKinds(),
    Busy: inAllKinds({ isBusy: true }),
    Unavailable: inAllKinds({ isUnavailable: true }),
    'A long name': (
      <Button label="Sell the iPhone 13 Pro Max 1 TB online, with the courier, for 12,000 crowns" />
    ),
  },
  async ({ canvas }) => {
    const unavailable = canvas.getAllByRole('button').filter(button => button.ariaDisabled === 'true')
    await expect(unavailable).toHaveLength(2 * KINDS.length)
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height, button.textContent).toBeGreaterThanOrEqual(44)
  },
)
