import { getErrors, getInput } from '@formisch/react'
import { type Signal, signal } from '@preact/signals-core'
import type { Form } from './form.ts'

interface Refused {
  message: string
  input: unknown
}

/** What a form's store does not keep: which fields were left, and what the server said of which value. */
interface Marks {
  left: Signal<ReadonlySet<string>>
  /** Of fields that are being typed, the error that they showed; no other one is shown before they are left. */
  typing: Map<string, string | undefined>
  refused: Signal<ReadonlyMap<string, Refused>>
  texts: Readonly<Record<string, string>>
  /** Of fields whose text may be a slip: who tells one. */
  slips: Map<string, (text: string) => boolean>
  /** Of those fields, the text that the visitor was asked about, and meant if they go on. */
  asked: Signal<ReadonlyMap<string, string>>
}

const marksOf = new WeakMap<object, Marks>()

function takeMarks(of: object): Marks {
  const found = marksOf.get(of) ?? {
    left: signal(new Set<string>()),
    typing: new Map(),
    refused: signal(new Map()),
    texts: {},
    slips: new Map(),
    asked: signal(new Map()),
  }
  marksOf.set(of, found)
  return found
}

const readInput = (of: Form, name: string): unknown => getInput(of, { path: [name] })

/**
 * The error that a field shows. The store checks the whole form whenever one field is left, so a rule's refusal waits
 * until its own field was left; the server's word stands as long as the value it was said of.
 */
export function pickError(of: Form, name: string): string | undefined {
  const { typing } = takeMarks(of)
  const error = findError(of, name)
  return typing.has(name) && typing.get(name) !== error ? undefined : error
}

function findError(of: Form, name: string): string | undefined {
  const { left, refused, texts } = takeMarks(of)
  const word = refused.value.get(name)
  if (word && word.input === readInput(of, name)) return word.message
  const [error] = getErrors(of, { path: [name] }) ?? []
  if (error === undefined || !left.value.has(name)) return undefined
  return texts[`${name}.${error}`] ?? texts[error] ?? error
}

/** Whether a field that shows an error shows that nothing was typed where something must be. */
export function isMissing(of: Form, name: string): boolean {
  const [error = ''] = getErrors(of, { path: [name] }) ?? []
  const { texts } = takeMarks(of)
  return (
    error === 'required' && pickError(of, name) === (texts[`${name}.required`] ?? texts.required ?? error)
  )
}

/** The field is being typed: what it shows may go, and nothing new is said of it until it is left. */
export function markTyping(of: Form, name: string): void {
  takeMarks(of).typing.set(name, pickError(of, name))
}

/** From now on these fields show what the rules say of them. */
export function markLeft(of: Form, names: readonly string[]): void {
  const { left, typing } = takeMarks(of)
  const isNew = names.some(name => typing.delete(name) || !left.peek().has(name))
  for (const name of names) typing.delete(name)
  if (isNew) left.value = new Set([...left.peek(), ...names])
}

/** A field that was left empty, where that is none of its rules' business before its form is sent. */
export function markUnused(of: Form, name: string): void {
  const { left } = takeMarks(of)
  left.value = new Set([...left.peek()].filter(one => one !== name))
}

/** Shows the server's messages beside their fields; those of an earlier answer go. */
export function showFieldErrors(of: Form, fields: Readonly<Record<string, string | undefined>>): void {
  takeMarks(of).refused.value = new Map(
    Object.entries(fields).flatMap(([name, message]) =>
      message ? [[name, { message, input: readInput(of, name) }] as const] : [],
    ),
  )
}

/** Words of this form for refusals, by their codes; those of one field by its name before them, as `email.required`. */
export function setRefusalTexts(of: Form, texts: Readonly<Record<string, string>>): void {
  takeMarks(of).texts = texts
}

/** Has the texts of a field looked through for slips before they are sent. */
export const watchSlips = (of: Form, name: string, isSlip: (text: string) => boolean): void => {
  takeMarks(of).slips.set(name, isSlip)
}

/** The text of a field that the visitor was asked about. */
export const readAsked = (of: Form, name: string): string | undefined => takeMarks(of).asked.value.get(name)

/** The first field with what may be a slip that nobody was asked about; from now on they are. */
export function askOfSlip(of: Form, names: readonly string[]): string | null {
  const { slips, asked } = takeMarks(of)
  for (const name of names) {
    const text = String(readInput(of, name) ?? '')
    if (asked.peek().get(name) === text || !slips.get(name)?.(text)) continue
    asked.value = new Map([...asked.peek(), [name, text]])
    return name
  }
  return null
}
