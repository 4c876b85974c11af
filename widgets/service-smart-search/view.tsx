import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { FoundProduct } from '#core/api/service/service.ts'
import { words } from '#core/intl/words.ts'
import type { Island } from '#core/widget.ts'
import { Combobox } from '#kit/combobox/combobox.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createSmartSearch, type SmartSearch } from './model.ts'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const model = useModel(() =>
    createSmartSearch(params, () => place.current?.contains(document.activeElement) ?? false),
  )
  const { suggestions } = model
  return (
    <div ref={place} tabIndex={-1} className="ostrov-search">
      <Combobox
        suggestions={suggestions}
        label={params.label || t('label')}
        hint={t('hint')}
        nameItem={nameProduct}
        keyItem={keyProduct}
        renderItem={renderProduct}
        inSight={5}
        sayState={isOpen => describeSearch(model, isOpen)}
        onChoose={model.choose}
        onLeave={model.leave}
        renderAfter={reopen => <WayOn model={model} reopen={reopen} />}
      />
    </div>
  )
}

const keyProduct = ({ id }: FoundProduct): string => id

const nameProduct = ({ manufacturer, label }: FoundProduct): string =>
  manufacturer && !label.startsWith(manufacturer) ? `${manufacturer} ${label}` : label

const describeProduct = ({ type, is_bought }: FoundProduct): string =>
  [type, !is_bought && t('notBought')].filter(Boolean).join(' · ')

/** The names come first, so that nobody waits for pictures. */
const renderProduct = (product: FoundProduct, isPainted: boolean): ReactNode => [
  `${nameProduct(product)} `,
  describeProduct(product) && <br key="line" />,
  describeProduct(product) && (
    <small key="type" className="ostrov-muted">
      {describeProduct(product)}
    </small>
  ),
  // Last, for a browser's translation may have taken the text that it would be put before.
  isPainted && product.image && <img key="image" src={product.image} alt="" width="40" height="40" />,
]

/** Trying again, for what did not come. */
function WayOn({ model, reopen }: { model: SmartSearch; reopen: () => void }): ReactNode {
  useSignals()
  const { suggestions, failure, isPending } = model
  const searchAgain = (): void => {
    suggestions.retry()
    reopen()
  }
  if (suggestions.state.value === 'failed')
    return (
      <div className="ostrov-search-way">
        <Button kind="secondary" label={words('retry')} onPress={searchAgain} />
      </div>
    )
  const fault = failure.value
  return fault && <FailureNote failure={fault} onRetry={model.retry} isBusy={isPending.value} />
}

function describeSearch({ suggestions, chosen, ...model }: SmartSearch, isOpen: boolean): string {
  const { state, items, least } = suggestions
  const product = chosen.value
  switch (state.value) {
    case 'short':
      return t('short', { count: least })
    case 'pending':
      return t('searching')
    case 'failed':
      return t('failed')
    case 'ready':
      if (items.value.length === 0) return t('nothing')
      return isOpen ? t('found', { count: items.value.length }) : ''
    case 'idle':
      if (!product || model.failure.value) return ''
      return t(model.isPending.value ? 'bringing' : 'brought', { name: nameProduct(product) })
  }
}
