import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#kit/feedback/button.tsx'
import { kitStory } from '../.storybook/kit-story.tsx'

/** Starts an action. Busy and unavailable buttons keep focus but ignore presses. */
export default { title: 'Kit/Button', globals: { language: 'en' } } satisfies Meta

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const

const inAllKinds = (state: Partial<ComponentProps<typeof Button>> = {}) => (
  <div className="kit-row">
    {KINDS.map(kind => (
      <Button key={kind} kind={kind} label={`Send the ${kind} one`} {...state} />
    ))}
  </div>
)

/** Every prop by the controls below it. */
export const Playground: StoryObj<ComponentProps<typeof Button>> = {
  args: { label: 'Add to cart', kind: 'primary', isBusy: false, isUnavailable: false },
  argTypes: { kind: { control: 'inline-radio', options: KINDS } },
  render: args => (
    <div className="ostrov">
      <Button {...args} />
    </div>
  ),
}

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
