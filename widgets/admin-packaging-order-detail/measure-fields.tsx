import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { PackingModel } from './model.ts'
import { isMeasure, MEASURES, type Measure } from './read-measures.ts'

const EMPTY: Readonly<Record<Measure, string>> = { width: '', height: '', depth: '', weight: '' }
const LABELS = { width: 'width', height: 'height', depth: 'depth', weight: 'weightKg' } as const

/** For a box and a scale that have no barcode. */
export function MeasureFields({ model }: { model: PackingModel }): ReactNode {
  const id = useUniqueId()
  const [typed, setTyped] = useState(EMPTY)
  const [wrong, setWrong] = useState<readonly Measure[]>([])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const found = model.measure(typed)
    setWrong(found)
    if (found[0]) document.getElementById(`${id}-${found[0]}`)?.focus()
    else setTyped(EMPTY)
  }
  const leave = (measure: Measure): void =>
    setWrong(
      typed[measure] === '' || isMeasure(measure, typed[measure])
        ? wrong.filter(one => one !== measure)
        : [...new Set([...wrong, measure])],
    )
  return (
    <details className="ostrov-packing-measure">
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
                onChange={event => setTyped({ ...typed, [measure]: event.currentTarget.value })}
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
