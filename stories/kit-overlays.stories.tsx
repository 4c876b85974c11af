import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DatePicker } from '#kit/date/date-picker.tsx'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { describeArgs } from '../.storybook/docs/kit-parts.ts'
import { DIALOGS } from './do-and-dont/parts-for-customers.tsx'

/** What covers the page: it takes the focus, keeps it, and gives it back; Escape and a press beside close it. */
export default {
  title: 'Kit/Dialog and calendar',
  globals: { language: 'en' },
  parameters: { docs: { story: { height: '32rem' } } },
} satisfies Meta

type Play = NonNullable<Meta['play']>

function Opener({
  label,
  children,
  onClose,
}: {
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
      <Button label={label} onPress={() => setOpen(true)} />
      {isOpen && children(close)}
    </div>
  )
}

const open =
  (label: string, title?: string, first?: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: label }))
    const dialog = await screen.findByRole('dialog', title === undefined ? {} : { name: title })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toSatisfy((open: Element) => open.contains(document.activeElement))
    if (first) await expect(screen.getByRole('button', { name: first })).toHaveFocus()
  }

const ARGS = describeArgs(Dialog, ['title', 'children', 'onClose'])

export const OpenDialog: StoryObj<ComponentProps<typeof Dialog>> = {
  args: { title: 'Delete the draft?', children: 'What was typed is gone then.', onClose: fn() },
  argTypes: { ...ARGS, children: { ...ARGS.children, control: 'text' } },
  render: ({ title, children, onClose }) => (
    <Opener label="Delete the draft" onClose={onClose}>
      {close => (
        <Dialog title={title} onClose={close}>
          <p>{children}</p>
          <div className="ostrov-form-actions">
            <Button kind="secondary" label="Keep it" onPress={close} />
            <Button kind="danger" label="Delete" onPress={close} />
          </div>
        </Dialog>
      )}
    </Opener>
  ),
  play: open('Delete the draft', undefined, 'Keep it'),
}

const TERMS = Array.from(
  { length: 60 },
  (_, at) => `${at + 1}. The goods come in their box, with all that belongs to them.`,
)

/** A text that is longer than the window scrolls inside; its reading begins at the title. */
export const LongText: StoryObj = {
  render: () => (
    <Opener label="Read the terms">
      {close => (
        <Dialog title="Terms of the sale" startsAt="title" onClose={close}>
          {TERMS.map(term => (
            <p key={term}>{term}</p>
          ))}
          <div className="ostrov-form-actions">
            <Button label="I have read them" onPress={close} />
          </div>
        </Dialog>
      )}
    </Opener>
  ),
  play: async context => {
    await open('Read the terms', 'Terms of the sale')(context)
    await expect(screen.getByRole('heading', { name: 'Terms of the sale' })).toHaveFocus()
    const dialog = screen.getByRole('dialog')
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight)
    const parts = [dialog, ...dialog.querySelectorAll('*')]
    await expect(parts.some(part => part.scrollHeight > part.clientHeight + 100)).toBe(true)
  },
}

export const Calendar = {
  render: () => (
    <Opener label="Choose a day">
      {close => (
        <DatePicker
          label="Valid until"
          value="2026-12-24"
          today="2026-11-21"
          onPick={close}
          onClose={close}
        />
      )}
    </Opener>
  ),
  play: open('Choose a day', 'Valid until'),
}

export const DoAndDont = doAndDont('kit-overlays', DIALOGS)
