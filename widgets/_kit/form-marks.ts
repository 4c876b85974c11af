import { type FormStore, getErrors, getInput } from '@formisch/react'
import { type Signal, signal } from '@preact/signals-core'
import type { FlatSchema } from './flat-schema.ts'

interface Refused {
  message: string
  input: unknown
}

/** What a form's store does not keep: which fields were left, and what the server said of which value. */
interface Marks {
  left: Signal<ReadonlySet<string>>
  refused: Signal<ReadonlyMap<string, Refused>>
}

const marksOf = new WeakMap<object, Marks>()

function takeMarks(of: object): Marks {
  const found = marksOf.get(of) ?? { left: signal(new Set<string>()), refused: signal(new Map()) }
  marksOf.set(of, found)
  return found
}

const readInput = (of: FormStore<FlatSchema>, name: string): unknown => getInput(of, { path: [name] })

/**
 * The error that a field shows. The store checks the whole form whenever one field is left, so a rule's refusal waits
 * until its own field was left; the server's word stands as long as the value it was said of.
 */
export function pickError<S extends FlatSchema>(of: FormStore<S>, name: string): string | undefined {
  const form = of as unknown as FormStore<FlatSchema>
  const { left, refused } = takeMarks(of)
  const word = refused.value.get(name)
  if (word && word.input === readInput(form, name)) return word.message
  const errors = getErrors(form, { path: [name] })
  return left.value.has(name) ? errors?.[0] : undefined
}

/** From now on these fields show what the rules say of them. */
export function markLeft<S extends FlatSchema>(of: FormStore<S>, names: readonly string[]): void {
  const { left } = takeMarks(of)
  if (names.some(name => !left.peek().has(name))) left.value = new Set([...left.peek(), ...names])
}

/** Shows the server's messages beside their fields; those of an earlier answer go. */
export function showFieldErrors<S extends FlatSchema>(
  of: FormStore<S>,
  fields: Readonly<Record<string, string | undefined>>,
): void {
  const form = of as unknown as FormStore<FlatSchema>
  takeMarks(of).refused.value = new Map(
    Object.entries(fields).flatMap(([name, message]) =>
      message ? [[name, { message, input: readInput(form, name) }] as const] : [],
    ),
  )
}
