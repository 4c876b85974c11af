import { type ReactNode, useEffect } from 'react'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'

/**
 * Asks about what may be a slip, for a field's remark. Nothing is refused, so the field is not invalid: whoever meant
 * it goes on.
 */
export function SlipQuestion({
  text,
  change,
  onTake,
}: {
  text: string
  /** Where sending waits for it: what the button says that corrects it. Before, the text itself is a quiet one. */
  change: string | false
  onTake: () => void
}): ReactNode {
  useEffect(() => announce(text), [text])
  return change ? (
    <div key={text} className="ostrov-asked">
      <p>{text}</p>
      <Button kind="secondary" label={change} onPress={onTake} />
    </div>
  ) : (
    <button key={text} type="button" className="ostrov-email-hint" onClick={onTake}>
      {text}
    </button>
  )
}
