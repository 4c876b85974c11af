import type { ReadonlySignal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import type { FieldValues } from '#core/record/merge-record.ts'
import type { Saver } from '#core/record/read-saver.ts'
import type { Outcome } from '#core/record/record-state.ts'
import type { FormSource } from '#kit/form/model-form.ts'
import type { Option } from '#kit/form/select-field.tsx'

/** What a record on the page needs of its model; `createRecordModel` of core makes it. */
export interface RecordSource {
  form: FormSource & { failure: ReadonlySignal<FailureError | null> }
  record: ReadonlySignal<{ id: string } | null>
  isOpen: ReadonlySignal<boolean>
  isDeleted: ReadonlySignal<boolean>
  isLoading: ReadonlySignal<boolean>
  failure: ReadonlySignal<FailureError | null>
  dirty: ReadonlySignal<readonly string[]>
  incoming: ReadonlySignal<FieldValues | null>
  conflict: ReadonlySignal<{
    base: FieldValues
    mine: FieldValues
    theirs: FieldValues
    taken: readonly string[]
    clashes: ReadonlyMap<string, 'mine' | 'theirs' | null>
    saver: Saver
  } | null>
  needsChoice: ReadonlySignal<number>
  outcome: ReadonlySignal<Outcome | null>
  isDraft: ReadonlySignal<boolean>
  actionFailure: ReadonlySignal<FailureError | null>
  isActing: ReadonlySignal<boolean>
  isHeld: ReadonlySignal<boolean>
  /** That a colleague has deleted it. */
  gone: ReadonlySignal<FailureError | null>
  reload(): void
  note(values: FieldValues): void
  revert(name: string): void
  revertAll(): void
  choose(name: string, whose: 'mine' | 'theirs'): void
  remove(): Promise<boolean>
  undo(): void
  bringBack(): Promise<void>
}

interface Described {
  /** What the record calls it. */
  name: string
  /** Its name, which stands beside it. */
  label: string
  /** Below the label: how the value is to be written, or what it is for. */
  hint?: string
  /** It may stay empty, and its label says so. */
  isOptional?: boolean
  /** What is known of the value; stands where an error would. */
  remark?: string | undefined
}

/** A field of a record, as its form shows it. */
export type RecordField =
  | (Described & { kind: 'text' | 'amount' | 'moment' })
  /** `refusal` is the code of why it can’t be so beside the other fields, told at once. */
  | (Described & { kind: 'flag'; refusal?: string | undefined })
  | (Described & { kind: 'choice'; choices: readonly Option[] })
  /** One of its own; `show` writes a value of it for people. */
  | (Described & { kind: 'custom'; render: () => ReactNode; show: (value: string) => string })

export interface RecordSection {
  /** What it is told apart by. */
  id: string
  /** Its heading. */
  title: string
  /** In their order. */
  fields: readonly RecordField[]
}
