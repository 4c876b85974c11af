import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import type { SearchedReference } from '#core/params/param.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { createSource } from './reference-sources.ts'

/** What a reference names, by its name as soon as that is known. */
export function ReferenceName({ of, id }: { of: SearchedReference; id: string }): ReactNode {
  useSignals()
  const source = useModel(() => ({ ...createSource(of), mount: () => () => {} }))
  useEffect(() => {
    source.look(id)
    return source.stop
  }, [id, source])
  return <KeyedText value={source.known.value?.name ?? id} />
}
