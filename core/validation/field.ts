import * as v from 'valibot'
import type { Messages } from '#core/intl/define-messages.ts'
import { type Refusal, writeRefusal } from './refusal.ts'
import { isEmpty, validateMaxLength, validateRequired } from './text/plain-text.ts'

/** What a rule depends on: fixed, or read each time a value is checked (another field, the clock). */
export type ValueOrGetter<T> = T | (() => T)

/** The countries whose national rules are known. */
export type HomeCountry = 'CZ' | 'RO'

/** What was typed goes in; what the server gets, or a refusal as the issue's message, comes out. */
export type FieldPiece = v.GenericSchema<string, string>

export const readValue = <T extends string | readonly string[] | undefined>(value: ValueOrGetter<T>): T =>
  typeof value === 'function' ? value() : value

const knownMessages = new Set<Messages>()

/** A family's texts are known once a field of it is made, so that a page carries those of its forms alone. */
export const registerMessages = (messages: Messages): unknown => knownMessages.add(messages)
export const listMessages = (): readonly Messages[] => [...knownMessages]

/** An empty value passes every rule and stays empty; `required` is what refuses it. */
export function makeField<C extends string>(
  messages: Messages<C> | null,
  rule: (text: string) => Refusal<NoInfer<C>> | null,
  normalize: (text: string) => string = text => text.trim(),
): FieldPiece {
  if (messages) registerMessages(messages)
  return v.pipe(
    v.string('required'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const text = dataset.value
      if (isEmpty(text)) return ''
      const refusal = rule(text)
      if (!refusal) return normalize(text)
      addIssue({ message: writeRefusal(refusal) })
      return NEVER
    }),
  )
}

/** Bounds what a rule has to read, and says how much is allowed. */
export const limitLength = (max: number, piece: FieldPiece): FieldPiece =>
  v.pipe(
    v.string('required'),
    v.check(text => !validateMaxLength(text, max), writeRefusal({ code: 'maxLength', limit: max })),
    piece,
  )

export const required = (piece: FieldPiece): FieldPiece =>
  v.pipe(
    v.string('required'),
    v.check(text => !validateRequired(text), 'required'),
    piece,
  )
