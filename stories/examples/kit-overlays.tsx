// The widget's style.css begins with:
// @import "../_kit/feedback/danger.css";
// @import "../_kit/date/date-picker.css";
import { type ReactNode, useState } from 'react'
import { getToday } from '#core/page.ts'
import { DatePicker } from '#kit/date/date-picker.tsx'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'

export function DeleteDraft({ remove }: { remove: () => void }): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  return (
    <>
      <Button kind="danger" label="Delete the draft" onPress={() => setAsking(true)} />
      {isAsking && (
        <Dialog title="Delete the draft?" onClose={close}>
          <p>What was typed is gone then.</p>
          <div className="ostrov-form-actions">
            <Button kind="secondary" label="Keep it" onPress={close} />
            <Button
              kind="danger"
              label="Delete"
              onPress={() => {
                remove()
                close()
              }}
            />
          </div>
        </Dialog>
      )}
    </>
  )
}

export function ChooseDay(): ReactNode {
  const [day, setDay] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" label={day ?? 'Choose a day'} onPress={() => setOpen(true)} />
      {isOpen && (
        <DatePicker
          label="Valid until"
          value={day}
          today={getToday()}
          yearsBack={0}
          onPick={setDay}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
