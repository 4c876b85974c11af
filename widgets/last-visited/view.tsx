import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import { MOST_VISITED } from '#core/visitor/last-visited.ts'
import type { Island } from '#core/widget.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createLastVisitedList, type LastVisitedList } from './model.ts'
import type { params } from './params.ts'
import { ProductPreview, ProductShape } from './product-preview.tsx'
import { useKeptRoom } from './use-kept-room.ts'

type OwnIsland = Island<typeof params>

/** What the visitor looked at last, as a way back to it; nothing for those who have looked at nothing. */
export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const name = params.heading || t('heading')
  const model = useModel(() => createLastVisitedList({ code: params.code, name }))
  const { heading, retry } = useRetry(model)
  const products = model.products.value
  const failure = model.failure.value
  const isWaiting = !products && !failure
  const box = useKeptRoom(isWaiting)

  // Before the first paint: who has looked at nothing sees nothing come and go.
  useLayoutEffect(() => model.recall(), [model])

  return (
    <div ref={box} className="ostrov-last-visited" aria-busy={isWaiting || undefined}>
      {(products?.length !== 0 || failure) && (
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
      )}
      {isWaiting && <Waiting />}
      {products && products.length > 0 && (
        <ul className="ostrov-last-visited-products">
          {products.map((product, index) => (
            <ProductPreview
              key={product.code}
              product={product}
              watch={element => model.watch(element, product, index)}
              onChoice={() => model.noteChoice(product, index)}
            />
          ))}
        </ul>
      )}
      {failure && (
        <FailureNote failure={failure} lead={t('failed')} isBusy={model.isPending.value} onRetry={retry} />
      )}
    </div>
  )
}

/** The button that was pressed may be gone, with the failure or for another one that no button helps against. */
function useRetry(model: LastVisitedList) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasRetried = useRef(false)
  useLayoutEffect(() => {
    if (!wasRetried.current || model.isPending.peek()) return
    wasRetried.current = false
    if (document.activeElement === document.body) heading.current?.focus()
  })
  return {
    heading,
    retry(): void {
      wasRetried.current = true
      model.reload()
    },
  }
}

const Waiting = (): ReactNode => (
  <>
    <p className="ostrov-hidden">{words('loading')}</p>
    <div className="ostrov-last-visited-products" aria-hidden="true">
      {Array.from({ length: MOST_VISITED }, (_, i) => (
        <ProductShape key={String(i)} />
      ))}
    </div>
  </>
)
