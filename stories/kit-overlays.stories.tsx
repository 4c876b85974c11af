import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Language } from '#core/market.ts'
import { DatePicker } from '#kit/date/date-picker.tsx'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { describeArgs } from '../.storybook/docs/kit-parts.ts'
import { inLanguage } from '../.storybook/kit-story.tsx'
import { DIALOGS } from './do-and-dont/parts-for-customers.tsx'

/** What covers the page: it takes the focus, keeps it, and gives it back; Escape and a press beside close it. */
export default {
  title: 'Kit/Dialog and calendar',
  parameters: { docs: { story: { height: '32rem' } } },
} satisfies Meta

type Play = NonNullable<Meta['play']>

const WORDS = {
  cs: {
    ask: 'Smazat koncept',
    title: 'Smazat koncept?',
    body: 'O vše, co jste napsali, přijdete.',
    keep: 'Ponechat',
    remove: 'Smazat',
    read: 'Přečíst podmínky',
    terms: 'Podmínky prodeje',
    term: 'Zboží přichází v krabici a se vším, co k němu patří.',
    done: 'Podmínky znám',
    choose: 'Vybrat den',
    day: 'Platnost do',
  },
  ro: {
    ask: 'Ștergeți schița',
    title: 'Ștergeți schița?',
    body: 'Tot ce ați scris se pierde.',
    keep: 'Păstrați',
    remove: 'Ștergeți',
    read: 'Citiți condițiile',
    terms: 'Condițiile de vânzare',
    term: 'Produsele vin în cutie, cu tot ce ține de ele.',
    done: 'Am luat la cunoștință',
    choose: 'Alegeți o zi',
    day: 'Valabil până la',
  },
  en: {
    ask: 'Delete the draft',
    title: 'Delete the draft?',
    body: 'What was typed is gone then.',
    keep: 'Keep it',
    remove: 'Delete',
    read: 'Read the terms',
    terms: 'Terms of the sale',
    term: 'The goods come in their box, with all that belongs to them.',
    done: 'I have read them',
    choose: 'Choose a day',
    day: 'Valid until',
  },
} satisfies Record<Language, Record<string, string>>
type Word = keyof typeof WORDS.en
const say = (word: Word): string => inLanguage(WORDS)[word]

function Opener({
  kind = 'secondary',
  label,
  children,
  onClose,
}: {
  kind?: 'secondary' | 'danger'
  label: string
  children: (close: () => void) => ReactNode
  onClose?: () => void
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    onClose?.()
  }
  return (
    <div className="ostrov">
      <Button kind={kind} label={label} onPress={() => setOpen(true)} />
      {isOpen && children(close)}
    </div>
  )
}

const open =
  (label: Word, title?: Word, first?: Word): Play =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(label) }))
    const dialog = await screen.findByRole('dialog', title === undefined ? {} : { name: say(title) })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toSatisfy((open: Element) => open.contains(document.activeElement))
    if (first) await expect(screen.getByRole('button', { name: say(first) })).toHaveFocus()
  }

const ARGS = describeArgs(Dialog, ['title', 'children', 'onClose'])

export const OpenDialog: StoryObj<ComponentProps<typeof Dialog>> = {
  args: { title: WORDS.en.title, children: WORDS.en.body, onClose: fn() },
  argTypes: { ...ARGS, children: { ...ARGS.children, control: 'text' } },
  render: ({ title, children, onClose }) => (
    <Opener kind="danger" label={say('ask')} onClose={onClose}>
      {close => (
        <Dialog title={title === WORDS.en.title ? say('title') : title} onClose={close}>
          <p>{children === WORDS.en.body ? say('body') : children}</p>
          <div className="ostrov-form-actions">
            <Button kind="secondary" label={say('keep')} onPress={close} />
            <Button kind="danger" label={say('remove')} onPress={close} />
          </div>
        </Dialog>
      )}
    </Opener>
  ),
  play: open('ask', undefined, 'keep'),
}

const listTerms = (): string[] => Array.from({ length: 60 }, (_, at) => `${at + 1}. ${say('term')}`)

/** A text that is longer than the window scrolls inside; its reading begins at the title. */
export const LongText: StoryObj = {
  render: () => (
    <Opener label={say('read')}>
      {close => (
        <Dialog title={say('terms')} startsAt="title" onClose={close}>
          {listTerms().map(term => (
            <p key={term}>{term}</p>
          ))}
          <div className="ostrov-form-actions">
            <Button label={say('done')} onPress={close} />
          </div>
        </Dialog>
      )}
    </Opener>
  ),
  play: async context => {
    await open('read', 'terms')(context)
    await expect(screen.getByRole('heading', { name: say('terms') })).toHaveFocus()
    const dialog = screen.getByRole('dialog')
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight)
    const parts = [dialog, ...dialog.querySelectorAll('*')]
    await expect(parts.some(part => part.scrollHeight > part.clientHeight + 100)).toBe(true)
  },
}

export const Calendar = {
  render: () => (
    <Opener label={say('choose')}>
      {close => (
        <DatePicker label={say('day')} value="2026-12-24" today="2026-11-21" onPick={close} onClose={close} />
      )}
    </Opener>
  ),
  play: open('choose', 'day'),
}

export const DoAndDont = doAndDont('kit-overlays', DIALOGS)
