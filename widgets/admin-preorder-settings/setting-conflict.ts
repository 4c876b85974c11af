import { signal } from '@preact/signals-core'
import { type FieldValues, mergeRecords } from '#core/record/merge-record.ts'
import { readSaver } from '#core/record/read-saver.ts'
import type { Conflict } from '#core/record/record-state.ts'

type Whose = 'mine' | 'theirs'

/** What a setting holds for is one thing to choose, though its form has two fields of it. */
const join = ({ reach, target, ...rest }: FieldValues): FieldValues => ({
  ...rest,
  reach: reach === 'everything' ? 'everything' : `${reach} ${target}`,
})
function split({ reach, ...rest }: FieldValues): FieldValues {
  const [kind = '', ...id] = String(reach).split(' ')
  return { ...rest, reach: kind, target: id.join(' ') }
}

/** What a colleague saved of a setting while it was changed here: put together field by field, and asked where both differ. */
export function createSettingConflict({
  read,
  show,
}: {
  read: () => FieldValues
  show: (values: FieldValues) => void
}) {
  const conflict = signal<Conflict<FieldValues> | null>(null)
  const needsChoice = signal(0)
  return {
    conflict,
    needsChoice,
    meet(before: FieldValues, now: FieldValues, body: unknown): void {
      const [base, mine, theirs] = [join(before), join(read()), join(now)]
      const { values, taken, clashes } = mergeRecords(base, mine, theirs)
      const open = new Map(clashes.map(field => [field, null]))
      conflict.value = { base, mine, theirs, taken, clashes: open, saver: readSaver(body) }
      show(split(values))
    },
    choose(field: string, whose: Whose): void {
      const met = conflict.peek()
      if (!met) return
      if (met.clashes.has(field))
        conflict.value = { ...met, clashes: new Map([...met.clashes, [field, whose]]) }
      show(split({ ...join(read()), [field]: met[whose][field] ?? '' }))
    },
    /** Nothing is sent before all that both changed was chosen. */
    isDecided(): boolean {
      const isUndecided = [...(conflict.peek()?.clashes.values() ?? [])].includes(null)
      if (isUndecided) needsChoice.value++
      return !isUndecided
    },
    end: (): void => {
      conflict.value = null
    },
  }
}
