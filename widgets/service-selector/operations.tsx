import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { announce } from '../_kit/announce.ts'
import { FailureNote } from '../_kit/failure-note.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { useUniqueId } from '../_kit/use-unique-id.ts'
import type { ServiceIsland } from './island.ts'
import type { ServiceModel } from './model.ts'
import { OperationList } from './operation-list.tsx'
import { ShareLink } from './share-link.tsx'

export interface ServicePart {
  model: ServiceModel
  params: ServiceIsland['params']
  t: ServiceIsland['t']
}

/** What the service does with the chosen device. */
export function Operations({ model, params, t }: ServicePart): ReactNode {
  useSignals()
  const id = useUniqueId()
  const place = useFocusInPlace<HTMLElement>()
  const { name, image } = model.device.value
  const link = model.link.value
  return (
    <section ref={place} tabIndex={-1} className="ostrov-operations" aria-labelledby={id}>
      <div className="ostrov-operations-head">
        <span className="ostrov-operations-picture">
          {image && <img src={image} alt="" width="72" height="72" />}
        </span>
        <div>
          <h3 id={id} tabIndex={-1}>
            {t('operations')}
          </h3>
          <p className="ostrov-muted">
            <Live value={name} />
          </p>
        </div>
      </div>
      <Listed model={model} params={params} t={t} />
      {link && <ShareLink key={link} link={link} t={t} />}
    </section>
  )
}

/** The list in each of its states. */
function Listed({ model, params, t }: ServicePart): ReactNode {
  useSignals()
  const { failure, isPending, reload } = model.service.operations
  const { name } = model.device.value
  const visible = model.visible.value
  const count = visible && model.count.value

  useEffect(() => {
    if (count !== null) announce(t('announced', { device: name, count }))
  }, [name, count, t])

  if (!visible && failure.value) {
    return <FailureNote failure={failure.value} onRetry={reload} isBusy={isPending.value} />
  }
  if (!visible) return <Waiting rows={params.visibleOperations} />
  if (visible.length === 0) {
    return (
      <Note kind="info">
        <Live value={t('noOperations')} />
      </Note>
    )
  }
  return <OperationList model={model} limit={params.visibleOperations} t={t} />
}

const Waiting = ({ rows }: { rows: number }): ReactNode => (
  <div className="ostrov-operations-waiting" aria-busy="true">
    {Array.from({ length: Math.min(rows, 7) }, (_, i) => (
      <span key={String(i)} className="ostrov-skeleton" />
    ))}
  </div>
)
