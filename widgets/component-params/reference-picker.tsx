import { type ReactNode, useEffect, useState } from 'react'
import type { Choice } from '#core/api/device/choice.ts'
import type { Replayed } from '#core/api/device/device.ts'
import type { DeviceReference } from '#core/params/param.ts'
import type { FrameLinks } from '#kit/form/field-frame.tsx'
import { askOffered, isTypeAlone } from './ask-offered.ts'
import { tField } from './field-messages.ts'
import { readHalfDevice, SELECTION_STEPS, type SelectionStep, writeHalfDevice } from './half-device.ts'
import { SelectInput } from './select-input.tsx'

interface ReferencePickerOptions {
  links: FrameLinks
  label: string
  of: DeviceReference
  value: string
  onChange: (value: string) => void
}

const STEP_TEXTS = {
  type: 'pickType',
  manufacturer: 'pickManufacturer',
  model: 'pickModel',
  color: 'pickColor',
} as const

/** Something that the server knows, chosen step by step from what it offers; no code is typed. */
export function ReferencePicker({ links, label, of, value, onChange }: ReferencePickerOptions): ReactNode {
  const { offered, read: readStep, choose, isUnknown, isFailed } = useOffered(of, value, onChange)
  const steps = isTypeAlone(of) ? SELECTION_STEPS.slice(0, 1) : SELECTION_STEPS
  if (isFailed) return <TypedCode links={links} label={label} value={value} onChange={onChange} />
  const shown = steps.filter((step, index) => index === 0 || offered?.choices[step]?.length)
  const missing = shown.find(step => !readStep(step))
  return (
    <div className="ostrov-editor-picker">
      {shown.map(step => {
        const choices = offered?.choices[step] ?? []
        const isFirst = step === shown[0]
        // Of several only that one is wrong which is not chosen yet.
        const isWrong = missing === undefined || missing === step
        const own = { ...links, 'aria-invalid': isWrong ? links['aria-invalid'] : undefined }
        return (
          <SelectInput
            key={step}
            links={
              isFirst
                ? own
                : {
                    ...own,
                    id: `${links.id}-${step}`,
                    'aria-label': `${label}: ${tField(STEP_TEXTS[step])}`,
                  }
            }
            value={readStep(step)}
            options={[
              ['', isFirst ? tField('pickNothing') : tField(STEP_TEXTS[step])],
              ...choices.map(toOption),
            ]}
            onChange={next => choose(step, next)}
          />
        )
      })}
      {isUnknown && <p className="ostrov-editor-unknown">{tField('pickUnknown', { code: value })}</p>}
    </div>
  )
}

/** Where the server does not say what there is, its code can still be written. */
const TypedCode = ({ links, label, value, onChange }: Omit<ReferencePickerOptions, 'of'>): ReactNode => (
  <input
    {...links}
    aria-label={label}
    className="ostrov-input"
    type="text"
    autoComplete="off"
    spellCheck={false}
    value={value}
    onChange={event => onChange(event.currentTarget.value)}
  />
)

const toOption = ({ value, label }: Choice): readonly [string, string] => [value, label]

/** What is chosen so far, and what there is to choose from next. */
function useOffered(of: DeviceReference, value: string, onChange: (value: string) => void) {
  const [offered, setOffered] = useState<Replayed | null>(null)
  const [isFailed, setFailed] = useState(false)
  const last = isTypeAlone(of) ? 'type' : 'color'
  const half = readHalfDevice(value)
  useEffect(() => {
    let isLatest = true
    askOffered(of, value).then(
      found => isLatest && setOffered(found),
      () => isLatest && setFailed(true),
    )
    return () => {
      isLatest = false
    }
  }, [value, of])
  return {
    offered,
    isFailed,
    isUnknown: offered !== null && value !== '' && !half && !offered.selected_choices.type,
    /** What a step shows, also while the server is asked what it leads to. */
    read(step: SelectionStep): string {
      const isTaken = step === last && !half && offered?.choices[step]?.some(choice => choice.value === value)
      return (isTaken ? value : half ? half[step] : offered?.selected_choices[step]) ?? ''
    },
    choose(step: SelectionStep, next: string): void {
      const before = SELECTION_STEPS.slice(0, SELECTION_STEPS.indexOf(step))
      const kept = before.flatMap(name => {
        const chosen = half ? half[name] : offered?.selected_choices[name]
        return chosen ? [[name, chosen]] : []
      })
      const steps: Record<string, string> = Object.fromEntries(next ? [...kept, [step, next]] : kept)
      if (step === last) onChange(next || (last === 'type' ? '' : writeHalfDevice(steps)))
      else onChange(Object.keys(steps).length > 0 ? writeHalfDevice(steps) : '')
    },
  }
}
