import type { Meta } from '@storybook/react-vite'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Condition } from '#core/buyback/conditions.ts'
import { ChoiceCards } from '#kit/device/choice-cards.tsx'
import { PriceLines } from '#kit/device/price-lines.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { COLORS } from '#testing/fixtures/buyback.ts'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { inStates, kitStory } from '../.storybook/kit-story.tsx'
import { CHOICES } from './do-and-dont/parts-for-customers.tsx'

/** A question answered by one of several cards, the shape of those to come, and a price that says how it came about. */
export default { title: 'Kit/Choice cards and prices', globals: { language: 'en' } } satisfies Meta

function Question(question: Omit<ComponentProps<typeof ChoiceCards>, 'value' | 'onChoose'>): ReactNode {
  const [value, choose] = useState<string | null>(question.choices[1]?.value ?? null)
  return <ChoiceCards {...question} value={value} onChoose={choose} />
}

const MODELS = ['iPhone 13 128 GB', 'iPhone 14 128 GB', 'iPhone 15 Pro Max 256 GB'].map(label => ({
  value: label,
  label,
}))
const GRADES = [
  { value: 'perfect', label: 'Without a flaw', help: 'Nothing is seen even when it is off.' },
  { value: 'scratched', label: 'Scratched', help: 'Scratches that a nail does not feel.' },
]
const PICTURES = COLORS.map(({ value, image }, place) => ({
  value,
  label: place === 0 ? 'Blue' : 'Red',
  image,
}))

export const ChoiceCardsOfEachLayout = kitStory(
  {
    Cards: <Question legend="Which model is it?" choices={MODELS} />,
    Rows: (
      <Question
        legend="What does the display look like?"
        hint="Look at it from the side."
        choices={GRADES}
        layout="rows"
      />
    ),
    Pictures: <Question legend="Which colour?" choices={PICTURES} layout="pictures" />,
    'Read only': <Question legend="Which colour was it?" choices={PICTURES} layout="pictures" isReadOnly />,
    ...inStates('.ostrov-choice:first-of-type', <Question legend="Which of these?" choices={MODELS} />, [
      'Pointed at',
    ]),
    ...inStates('.ostrov-choice:first-of-type input', <Question legend="Which one?" choices={MODELS} />, [
      'Focused',
    ]),
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(6)
    await userEvent.click(canvas.getByRole('radio', { name: 'Without a flaw' }))
    await expect(canvas.getByRole('radio', { name: 'Scratched' })).not.toBeChecked()
  },
)

export const Skeleton = kitStory(
  {
    Cards: <SkeletonCards count={3} />,
    Rows: <SkeletonCards count={2} layout="rows" />,
    Pictures: <SkeletonCards count={3} layout="pictures" />,
  },
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.ostrov-skeleton')).toHaveLength(8)
  },
)

const ask = (id: string, name: string, value: string, label: string): Condition => ({
  id,
  type: id,
  name,
  disabled: false,
  value,
  choices: [{ value, label, correction: 0, resultId: null }],
})
const CONDITIONS = [
  ask('display', 'What does the display look like?', 'light', 'Slightly scratched'),
  ask('charger', 'Is the charger with it?', 'no', 'No'),
]

export const PriceExplained = kitStory(
  {
    'A price': (
      <PriceLines
        lines={[
          { kind: 'base', grade: 'A', amount: 1_000_000, decidedBy: ['display'] },
          { kind: 'correction', conditionId: 'charger', value: 'no', amount: -30_000 },
        ]}
        conditions={CONDITIONS}
        total={970_000}
      />
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText(/What does the display look like/)).toBeVisible()
    await expect(canvas.getByText(/9\D?700/)).toBeVisible()
  },
)

export const DoAndDont = doAndDont('kit-device', CHOICES)
