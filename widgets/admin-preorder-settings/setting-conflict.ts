import type { FieldValues } from '#core/record/merge-record.ts'
import { readSaver } from '#core/record/read-saver.ts'
import { createRecordConflict } from '#core/record/record-conflict.ts'

/** What a setting holds for is one thing to choose, though its form has two fields of it. */
const join = ({ reach, target, ...rest }: FieldValues): FieldValues => ({
  ...rest,
  reach: reach === 'everything' ? 'everything' : `${reach} ${target}`,
})
function split({ reach, ...rest }: FieldValues): FieldValues {
  const [kind = '', ...id] = String(reach).split(' ')
  return { ...rest, reach: kind, target: id.join(' ') }
}

/** The conflict of a setting, told even where a colleague changed nothing but its rules. */
export function createSettingConflict({
  read,
  show,
}: {
  read: () => FieldValues
  show: (values: FieldValues) => void
}) {
  const merging = createRecordConflict<FieldValues>({
    read: () => join(read()),
    show: values => show(split(values)),
  })
  return {
    ...merging,
    meet: (before: FieldValues, now: FieldValues, body: unknown): void =>
      void merging.meet(join(before), join(read()), join(now), readSaver(body)),
  }
}
