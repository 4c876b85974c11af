import { useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { afterPress, watchPresses } from './after-press.ts'
import type { Form } from './form.ts'
import { useFormId } from './form-id.ts'
import { markLeft, markTyping, markUnused, pickError } from './form-marks.ts'

/** One field of a form as a view needs it. */
export function useFormField(of: Form, name: string, mayStayEmpty = false) {
  useSignals()
  const field = useField(of, { path: [name] })
  const { ref, onFocus, onBlur } = field.props
  const leave = (): void =>
    afterPress(() => {
      if (mayStayEmpty && !field.input) markUnused(of, name)
      else markLeft(of, [name])
      onBlur()
    })
  return {
    id: `${useFormId()}-${name}`,
    input: field.input,
    text: String(field.input ?? ''),
    error: pickError(of, name),
    /** Sets another value, as if it had been typed. */
    change: (value: string | boolean): void => field.onChange(value),
    /** The visitor goes on to something else: from now on the rules are told. */
    leave,
    props: {
      name,
      ref,
      onFocus(): void {
        watchPresses()
        onFocus()
      },
      onChange(event: Parameters<typeof field.props.onChange>[0]): void {
        markTyping(of, name)
        field.props.onChange(event)
      },
      onBlur: leave,
    },
  }
}
