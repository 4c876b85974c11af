import type { Meta } from '@storybook/react-vite'
import * as stories from './sell-form.stories.tsx'

/** What goes wrong with the sell form in the window of a phone, where the form has pages. Its page is the sell form's. */
export default {
  title: 'Buy-back/Sell form on a phone',
  tags: ['!autodocs'],
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta

/** A story's own settings come before those of its file. */
const onPhone = ({ globals, ...story }: typeof stories.Open): typeof stories.Open => story

export const Refused = onPhone(stories.Refused)
export const RefusedByServer = onPhone(stories.RefusedByServer)
export const PriceChanged = onPhone(stories.PriceChanged)
export const TooMany = onPhone(stories.TooMany)
export const OutcomeUnknown = onPhone(stories.OutcomeUnknown)
export const TooLarge = onPhone(stories.TooLarge)
export const SignedOut = onPhone(stories.SignedOut)
