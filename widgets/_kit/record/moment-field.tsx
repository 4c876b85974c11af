import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { spellLocalTime } from '#core/intl/spell-local-time.ts'
import { FieldFrame, type FrameTexts } from '#kit/form/field-frame.tsx'
import type { Form } from '#kit/form/form.ts'
import { useFormField } from '#kit/form/use-form-field.ts'

/** A day with its time by the market's clocks, by the platform's own control, which may put the month first: read back in words. */
export function MomentField({ of, name, ...frame }: FrameTexts & { of: Form; name: string }): ReactNode {
  useSignals()
  const { id, text, error, props } = useFormField(of, name)
  return (
    <FieldFrame {...frame} id={id} error={error} remark={frame.remark ?? spellLocalTime(text)}>
      {links => (
        <input
          {...props}
          {...links}
          className="ostrov-input"
          data-width="medium"
          type="datetime-local"
          max="9999-12-31T23:59"
          value={text}
          required={!frame.isOptional}
        />
      )}
    </FieldFrame>
  )
}
