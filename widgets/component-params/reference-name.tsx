import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import type { DeviceReference, ReferenceOf, SearchedReference } from '#core/params/param.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { askOffered } from './ask-offered.ts'
import { SELECTION_STEPS } from './half-device.ts'
import { isSearched } from './is-searched.ts'
import { createSource } from './reference-sources.ts'

/** What a reference names, by its name as soon as that is known. */
export const ReferenceName = ({ of, id }: { of: ReferenceOf; id: string }): ReactNode =>
  isSearched(of) ? <FoundName of={of} id={id} /> : <DeviceName of={of} id={id} />

function FoundName({ of, id }: { of: SearchedReference; id: string }): ReactNode {
  useSignals()
  const source = useModel(() => ({ ...createSource(of), mount: () => () => {} }))
  useEffect(() => {
    source.look(id)
    return source.stop
  }, [id, source])
  return <KeyedText value={source.known.value?.name ?? id} />
}

/** A device as its field shows it, step by step; by its code where nobody knows it. */
function DeviceName({ of, id }: { of: DeviceReference; id: string }): ReactNode {
  const [name, setName] = useState(id)
  useEffect(() => {
    let isLatest = true
    askOffered(of, id).then(
      ({ selected_choices: selected, choices }) => {
        const steps = SELECTION_STEPS.flatMap(
          step => choices[step]?.find(({ value }) => value === selected[step])?.label ?? [],
        )
        if (isLatest) setName(steps.join(' › ') || id)
      },
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [of, id])
  return <KeyedText value={name} />
}
