import { type ReactNode, useEffect, useState } from 'react'
import { selectorData } from '#core/api/buyback/selector.ts'
import type { Choice } from '#core/api/device/choice.ts'
import type { Replayed } from '#core/api/device/device.ts'
import { serviceData } from '#core/api/service/service.ts'
import { read } from '#core/http/read.ts'
import type { DeviceReference } from '#core/params/param.ts'
import type { FrameLinks } from '#kit/form/field-frame.tsx'
import { tField } from './field-messages.ts'
import { SelectInput } from './select-input.tsx'

/** In the order in which they are chosen. */
const SELECTION_STEPS = ['type', 'manufacturer', 'model', 'color'] as const
type SelectionStep = (typeof SELECTION_STEPS)[number]

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
  const { offered, choose, isUnknown, isFailed } = useOffered(of, value, onChange)
  const steps = of.endsWith('-type') ? SELECTION_STEPS.slice(0, 1) : SELECTION_STEPS
  if (isFailed) return <TypedCode links={links} label={label} value={value} onChange={onChange} />
  return (
    <div className="ostrov-editor-picker">
      {steps.map((step, index) => {
        const choices = offered?.choices[step] ?? []
        const isFirst = index === 0
        if (!isFirst && choices.length === 0) return null
        return (
          <SelectInput
            key={step}
            links={
              isFirst
                ? links
                : {
                    ...links,
                    id: `${links.id}-${step}`,
                    'aria-label': `${label}: ${tField(STEP_TEXTS[step])}`,
                  }
            }
            value={offered?.selected_choices[step] ?? ''}
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
  const last = of.endsWith('-type') ? 'type' : 'color'
  const ask = (query: Readonly<Record<string, string>>): void => {
    const asked = of.startsWith('buyback') ? read(selectorData, { query }) : read(serviceData, { query })
    asked.then(setOffered, () => setFailed(true))
  }
  const chosen = offered?.selected_choices[last] ?? null
  useEffect(() => {
    if (!offered || (value !== '' && value !== chosen))
      ask(last === 'type' ? { type: value } : { code: value })
  }, [value, of])
  return {
    offered,
    isFailed,
    isUnknown: offered !== null && value !== '' && chosen === null && !offered.selected_choices.type,
    choose(step: SelectionStep, next: string): void {
      const before = SELECTION_STEPS.slice(0, SELECTION_STEPS.indexOf(step))
      const kept = before.map(name => [name, offered?.selected_choices[name] ?? ''])
      ask(Object.fromEntries([...kept, [step, next]].filter(([, one]) => one)))
      if (step === last || next === '') onChange(next && step === last ? next : '')
    },
  }
}
