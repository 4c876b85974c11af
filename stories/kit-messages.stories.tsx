import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { FailureError } from '#core/http/failure.ts'
import { words } from '#core/intl/words.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { describeArgs } from '../.storybook/docs/kit-parts.ts'
import { inLanguage, kitStory } from '../.storybook/kit-story.tsx'
import { MESSAGES } from './do-and-dont/parts-for-customers.tsx'

/** What is said in the flow of the page. Errors are told to screen readers at once, the rest politely. */
export default {
  title: 'Kit/Notes and failures',
  parameters: { showsErrors: true },
} satisfies Meta

const LEAD = {
  cs: 'Typy se nepodařilo načíst.',
  ro: 'Tipurile nu au putut fi încărcate.',
  en: 'The types are not here.',
}

const fail = (failure: FailureError['failure']) => (
  <FailureNote
    failure={new FailureError(failure, 'buyout-types')}
    lead={inLanguage(LEAD)}
    onRetry={() => {}}
  />
)

const NOTES = {
  cs: {
    info: 'Cena platí do 30. listopadu.',
    success: 'Cenu jsme vám poslali.',
    warning: 'Cena se mezitím změnila z 8\u00a0100 na 7\u00a0900 korun.',
    error: 'Výkup nebyl přijat.',
  },
  ro: {
    info: 'Prețul este valabil până la 30 noiembrie.',
    success: 'V-am trimis prețul.',
    warning: 'Între timp prețul s-a schimbat de la 8.100 la 7.900 de lei.',
    error: 'Vânzarea nu a fost acceptată.',
  },
  en: {
    info: 'The price holds until 30 November.',
    success: 'We have sent you the price.',
    warning: 'The price changed meanwhile from 8,100 to 7,900 crowns.',
    error: 'The sale was not accepted.',
  },
}

const note = (kind: keyof typeof NOTES.cs) => <Note kind={kind}>{inLanguage(NOTES)[kind]}</Note>

const ARGS = describeArgs(Note, ['kind', 'isShown', 'children'])

/** Every kind of note by the controls below it. */
export const Playground: StoryObj<ComponentProps<typeof Note>> = {
  args: { kind: 'warning', isShown: false, children: '' },
  argTypes: { ...ARGS, kind: { ...ARGS.kind, control: 'inline-radio', options: Object.keys(NOTES.cs) } },
  render: ({ children, ...args }) => (
    <div className="ostrov">
      <Note {...args}>{children || inLanguage(NOTES)[args.kind]}</Note>
    </div>
  ),
}

export const Notes = kitStory(
  () => ({
    Information: note('info'),
    Success: note('success'),
    Warning: note('warning'),
    Error: note('error'),
  }),
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(inLanguage(NOTES).error)
  },
)

export const Failures = kitStory(
  () => ({
    Offline: fail({ kind: 'offline' }),
    'No answer in time': fail({ kind: 'timeout' }),
    'Signed out': fail({ kind: 'signed-out' }),
    'Not allowed': fail({ kind: 'forbidden', message: null }),
    'Not found': fail({ kind: 'not-found' }),
    'Too many attempts': fail({ kind: 'too-many', retryAfter: 30 }),
    'The server broke': fail({ kind: 'server', requestId: 'c0ffee-1' }),
  }),
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: words('signIn') })).toBeVisible()
    await expect(canvas.getByText(/c0ffee-1/)).toBeVisible()
  },
)

export const DoAndDont = doAndDont('kit-messages', MESSAGES)
