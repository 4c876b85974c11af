import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DatePicker } from '#kit/date/date-picker.tsx'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'

/** What covers the page: it takes the focus, keeps it, and gives it back; Escape and a press beside close it. */
export default {
  title: 'Kit/Dialog and calendar',
  globals: { language: 'en' },
  parameters: { docs: { story: { height: '32rem' } } },
} satisfies Meta

type Play = NonNullable<Meta['play']>

const Opener = ({ label, children }: { label: string; children: (close: () => void) => ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="ostrov">
      <Button label={label} onPress={() => setOpen(true)} />
      {isOpen && children(() => setOpen(false))}
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

export const OpenDialog: StoryObj<{ title: string; text: string }> = {
  args: { title: 'Delete the draft?', text: 'What was typed is gone then.' },
  render: ({ title, text }) => (
    <Opener label="Delete the draft">
      {close => (
        <Dialog title={title} onClose={close}>
          <p>{text}</p>
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
