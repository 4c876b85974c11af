// For the kind “danger” the widget's style.css begins with: @import "../_kit/feedback/danger.css";
import { type ReactNode, useState } from 'react'
import { Button } from '#kit/feedback/button.tsx'

export function DraftButtons({ save }: { save: () => Promise<void> }): ReactNode {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    await save().finally(() => setBusy(false))
  }
  return (
    <>
      <textarea
        className="ostrov-input"
        aria-label="Note"
        value={text}
        onChange={e => setText(e.target.value)}
      />
      <p id="draft-empty" hidden={text !== ''}>
        Write something first.
      </p>
      <div className="ostrov-form-actions">
        <Button
          label="Save the draft"
          isBusy={isBusy}
          isUnavailable={text === ''}
          describedBy={text === '' ? 'draft-empty' : undefined}
          onPress={() => void send()}
        />
        <Button kind="danger" label="Delete the draft" onPress={() => setText('')} />
      </div>
    </>
  )
}
