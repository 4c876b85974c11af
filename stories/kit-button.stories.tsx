import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, ReactNode } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#kit/feedback/button.tsx'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { describeArgs } from '../.storybook/docs/kit-parts.ts'
import { inLanguage, inStates, kitStory } from '../.storybook/kit-story.tsx'
import { BUTTONS } from './do-and-dont/parts-for-customers.tsx'

/** Starts an action. Busy and unavailable buttons keep focus but ignore presses. */
export default { title: 'Kit/Button' } satisfies Meta

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const

const WORDS = {
  cs: {
    kinds: { primary: 'Hlavní', secondary: 'Vedlejší', quiet: 'Tiché', danger: 'Nevratné' },
    add: 'Přidat do košíku',
    long: 'Prodat iPhone 13 Pro Max 1 TB online, s kurýrem, za 12 000 korun',
    toCart: 'Do košíku',
    toShop: 'Zpět do obchodu',
  },
  ro: {
    kinds: { primary: 'Principal', secondary: 'Secundar', quiet: 'Discret', danger: 'Ireversibil' },
    add: 'Adăugați în coș',
    long: 'Vindeți iPhone 13 Pro Max 1 TB online, prin curier, cu 2.400 de lei',
    toCart: 'La coș',
    toShop: 'Înapoi la magazin',
  },
  en: {
    kinds: { primary: 'Primary', secondary: 'Secondary', quiet: 'Quiet', danger: 'Danger' },
    add: 'Add to cart',
    long: 'Sell the iPhone 13 Pro Max 1 TB online, with the courier, for 12,000 crowns',
    toCart: 'To the cart',
    toShop: 'Back to the shop',
  },
}

const inAllKinds = (state: Partial<ComponentProps<typeof Button>> = {}) => (
  <div className="kit-row">
    {KINDS.map(kind => (
      <Button key={kind} kind={kind} label={inLanguage(WORDS).kinds[kind]} {...state} />
    ))}
  </div>
)

const ARGS = describeArgs(Button, ['label', 'kind', 'isBusy', 'isUnavailable', 'onPress'])

/** Said in the language of the toolbar until the control is changed. */
const FIRST_LABEL = WORDS.en.add

/** Every prop by the controls below it; a press is told among the actions. */
export const Playground: StoryObj<ComponentProps<typeof Button>> = {
  args: { label: FIRST_LABEL, kind: 'primary', isBusy: false, isUnavailable: false, onPress: fn() },
  argTypes: { ...ARGS, kind: { ...ARGS.kind, control: 'inline-radio', options: KINDS } },
  render: ({ label, ...args }) => (
    <div className="ostrov">
      <Button {...args} label={label === FIRST_LABEL ? inLanguage(WORDS).add : label} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const KindsAndStates = kitStory(
  () => ({
    Ready: inAllKinds(),
    ...inStates('.ostrov-button', inAllKinds()),
    Busy: inAllKinds({ isBusy: true }),
    Unavailable: inAllKinds({ isUnavailable: true }),
    'A long name': <Button label={inLanguage(WORDS).long} />,
  }),
  async ({ canvas }) => {
    const unavailable = canvas.getAllByRole('button').filter(button => button.ariaDisabled === 'true')
    await expect(unavailable).toHaveLength(2 * KINDS.length)
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height, button.textContent).toBeGreaterThanOrEqual(44)
    const [ready, hovered, pressed, focused] = canvas.getAllByRole('button', {
      name: inLanguage(WORDS).kinds.primary,
    })
    if (!ready || !hovered || !pressed || !focused) throw new Error('A state is missing.')
    await userEvent.tab()
    await expect(ready).toHaveFocus()
    await expect(ready).toSatisfy((one: Element) => one.matches(':focus-visible'))
    // As real ones look.
    await waitFor(() => expect(focused).toHaveStyle({ outline: getComputedStyle(ready).outline }))
    ready.blur()
    await waitFor(() =>
      expect(getComputedStyle(hovered).backgroundColor).not.toBe(getComputedStyle(ready).backgroundColor),
    )
    await expect(getComputedStyle(pressed).translate).not.toBe('none')
  },
)

const Links = (): ReactNode => (
  <div className="kit-row">
    <a className="ostrov-button" href="#cart">
      {inLanguage(WORDS).toCart}
    </a>
    <a className="ostrov-button" data-kind="secondary" href="#shop">
      {inLanguage(WORDS).toShop}
    </a>
  </div>
)

/** What leads to another page is a link, also where it looks like a button. */
export const LinkAsButton = kitStory(
  () => ({ Ready: <Links />, ...inStates('.ostrov-button', <Links />) }),
  async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
)

export const DoAndDont = doAndDont('kit-button', BUTTONS)
