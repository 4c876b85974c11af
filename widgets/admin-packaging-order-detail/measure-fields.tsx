import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { PackedOrder } from '#core/api/picking/packing.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { PackingModel } from './model.ts'
import { isMeasure, MEASURES, type Measure } from './read-measures.ts'

const LABELS = { width: 'width', height: 'height', depth: 'depth', weight: 'weightKg' } as const

/** As they are typed. */
const writeSaved = ({ size, weight }: PackedOrder): Readonly<Record<Measure, string>> => ({
  width: size ? String(size.width) : '',
  height: size ? String(size.height) : '',
  depth: size ? String(size.depth) : '',
  weight: weight === null ? '' : showNumber(weight),
})

/** For a box and a scale that have no barcode: open once they are awaited, with what is saved already. */
export function MeasureFields({ model, order }: { model: PackingModel; order: PackedOrder }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const [changed, setChanged] = useState<Readonly<Partial<Record<Measure, string>>>>({})
  const saved = writeSaved(order)
  const typed = { ...saved, ...changed }
  const [isOpen, setOpen] = useState(false)
  const isAwaited = ['box', 'weight'].includes(model.step.value)
  useEffect(() => {
    if (isAwaited) setOpen(true)
  }, [isAwaited])
  const [wrong, setWrong] = useState<readonly Measure[]>([])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const found = model.measure(typed)
    setWrong(found)
    if (found[0]) document.getElementById(`${id}-${found[0]}`)?.focus()
    else setChanged({})
  }
  const change = (measure: Measure, text: string): void => {
    const { [measure]: _, ...others } = changed
    // A scan takes out of the field what it typed there, and the field goes on with what is saved.
    setChanged(text === saved[measure] ? others : { ...others, [measure]: text })
  }
  const leave = (measure: Measure): void =>
    setWrong(
      typed[measure] === '' || isMeasure(measure, typed[measure])
        ? wrong.filter(one => one !== measure)
        : [...new Set([...wrong, measure])],
    )
  return (
    <details
      className="ostrov-packing-measure"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>{t('measure')}</summary>
      <form noValidate onSubmit={send}>
        {MEASURES.map(measure => (
          <FieldFrame
            key={measure}
            id={`${id}-${measure}`}
            label={t(LABELS[measure])}
            error={
              wrong.includes(measure) ? t(measure === 'weight' ? 'weightWrong' : 'sideWrong') : undefined
            }
          >
            {links => (
              <input
                {...links}
                className="ostrov-input"
                type="text"
                inputMode="decimal"
                autoComplete="off"
                value={typed[measure]}
                onChange={event => change(measure, event.currentTarget.value)}
                onBlur={() => leave(measure)}
              />
            )}
          </FieldFrame>
        ))}
        <Button kind="secondary" isSubmit label={t('save')} />
      </form>
    </details>
  )
}
