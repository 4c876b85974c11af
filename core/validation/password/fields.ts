import * as v from 'valibot'
import { type FieldPiece, registerMessages } from '../field.ts'
import { passwordMessages } from './messages.ts'
import { validatePassword } from './password.ts'

/** Carries one issue for every rule that fails. */
export function passwordField(): FieldPiece {
  registerMessages(passwordMessages)
  return v.pipe(
    v.string('required'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !dataset.value) return
      for (const message of validatePassword(dataset.value)) addIssue({ message })
    }),
  )
}
