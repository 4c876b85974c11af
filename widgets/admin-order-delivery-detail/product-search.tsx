import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FoundProduct } from '#core/api/picking/deliveries.ts'
import { FailureError } from '#core/http/failure.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import { findProducts } from './model.ts'

/** Finds a product by a part of its name or code. */
export function ProductSearch({
  title,
  besides,
  isUnavailable,
  onChoose,
  onClose,
}: {
  title: string
  /** The code of the product that another one is looked for. */
  besides?: string | undefined
  /** Nothing can be chosen now: something is on its way. */
  isUnavailable: boolean
  onChoose: (code: string) => void
  onClose: () => void
}): ReactNode {
  const id = useUniqueId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [found, setFound] = useState<FoundProduct[] | FailureError | null>(null)
  const [isPending, setPending] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const search = (event?: FormEvent): void => {
    event?.preventDefault()
    if (isPending) return
    setPending(true)
    void findProducts(text).then(answer => {
      setPending(false)
      setFound(answer)
    })
  }
  return (
    <section
      className="ostrov-delivery-search"
      aria-label={title}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <KeyedText as="h3" value={title} />
      <form onSubmit={search}>
        <FieldFrame id={id} label={t('search')} hint={t('searchHint')} error={undefined}>
          {links => (
            <input
              {...links}
              ref={field}
              className="ostrov-input"
              type="search"
              autoComplete="off"
              value={text}
              onChange={event => setText(event.currentTarget.value)}
            />
          )}
        </FieldFrame>
        <Button isSubmit isBusy={isPending} label={t('find')} />
        <Button kind="quiet" label={t('close')} onPress={onClose} />
      </form>
      {found instanceof FailureError && (
        <FailureNote failure={found} isBusy={isPending} onRetry={() => search()} />
      )}
      {Array.isArray(found) && (
        <Found {...{ found, besides }} isUnavailable={isUnavailable} onChoose={onChoose} />
      )}
    </section>
  )
}

function Found({
  found: all,
  besides,
  isUnavailable,
  onChoose,
}: {
  found: readonly FoundProduct[]
  besides: string | undefined
  isUnavailable: boolean
  onChoose: (code: string) => void
}): ReactNode {
  const found = all.filter(({ code }) => code !== besides)
  if (found.length === 0) return <KeyedText as="p" value={t(all.length > 0 ? 'nothingElse' : 'nothing')} />
  return (
    <ul>
      {found.map(({ code, name, price, stock }) => (
        <li key={code}>
          <span dir="auto">{name}</span>
          <span>{showPrice(price)}</span>
          <span className="ostrov-muted">{stock !== null && t('stock', { count: stock })}</span>
          <button
            type="button"
            className="ostrov-button"
            data-kind="secondary"
            aria-label={t('choose', { name })}
            aria-disabled={isUnavailable || undefined}
            onClick={() => isUnavailable || onChoose(code)}
          >
            {t('chooseShort')}
          </button>
        </li>
      ))}
    </ul>
  )
}
