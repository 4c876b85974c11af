import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { keepUnits } from '#core/intl/keep-units.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { announce } from '#kit/feedback/announce.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { ServiceModel } from './model.ts'
import { OperationList } from './operation-list.tsx'
import type { params } from './params.ts'
import { ShareLink } from './share-link.tsx'

export interface ServicePart {
  model: ServiceModel
  params: ParamValues<typeof params>
}

/** What the service does with the chosen device. */
export function Operations({ model, params }: ServicePart): ReactNode {
  useSignals()
  const id = useUniqueId()
  const place = useFocusInPlace<HTMLElement>()
  const { name, image } = model.device.value
  const link = model.link.value
  return (
    <section ref={place} tabIndex={-1} className="ostrov-operations" data-open aria-labelledby={id}>
      <div className="ostrov-operations-head">
        <span className="ostrov-operations-picture">
          {image && <img src={image} alt="" width="72" height="72" />}
        </span>
        <div>
          <h3 id={id} tabIndex={-1}>
            {t('operations')}
          </h3>
          <p className="ostrov-muted">
            <KeyedText value={keepUnits(name)} />
          </p>
        </div>
      </div>
      <Listed model={model} params={params} />
      {link && <ShareLink key={link} link={link} />}
    </section>
  )
}

/** The list in each of its states. */
function Listed({ model, params }: ServicePart): ReactNode {
  useSignals()
  const { failure, isPending, refetch } = model.service.operations
  const { name } = model.device.value
  const visible = model.visible.value
  const count = visible && model.count.value

  useEffect(() => {
    if (count !== null) announce(t('announced', { device: name, count }))
  }, [name, count])

  useLoadingNews(t('operations'), !visible && isPending.value, false)

  if (!visible && failure.value) {
    return <FailureNote failure={failure.value} onRetry={refetch} isBusy={isPending.value} />
  }
  if (!visible) return <Waiting rows={params.visibleOperations} />
  if (visible.length === 0) {
    return (
      <Note kind="info">
        <KeyedText value={t('noOperations')} />
      </Note>
    )
  }
  return <OperationList model={model} limit={params.visibleOperations} />
}

const Waiting = ({ rows }: { rows: number }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who goes on by Tab waits here for the list
  <fieldset className="ostrov-operations-waiting" aria-busy="true" aria-label={t('operations')} tabIndex={0}>
    {Array.from({ length: Math.min(rows, 7) }, (_, i) => (
      <span key={String(i)} className="ostrov-skeleton" />
    ))}
  </fieldset>
)
