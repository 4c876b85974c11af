import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import type { createCustomerList } from '#core/orders/customer-list.ts'
import { page } from '#core/page.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { Pager } from '../pager/pager.tsx'

interface Texts {
  heading: string
  signedOut: string
  empty: string
  toGoods: string
  failed: string
}

interface List<T> {
  create: () => ReturnType<typeof createCustomerList<T>>
  texts: Texts
  goodsUrl: string
  /** One row, in a list item of its own. */
  children: (row: T) => ReactNode
}

/** A list of the customer's own, page by page; whoever is not signed in is led there and back. */
export function CustomerList<T extends { id: string }>(list: List<T>): ReactNode {
  useSignals()
  // A server that makes the shape of what is to come knows no visitor.
  const isKnown = globalThis.location !== undefined
  if (isKnown && !page.value.user.authenticated) return <SignedOut text={list.texts.signedOut} />
  return <SignedIn {...list} />
}

const SignedOut = ({ text }: { text: string }): ReactNode => {
  const { loginUrl } = page.value
  const here = encodeURIComponent(location.pathname + location.search)
  return (
    <div className="ostrov-customer-empty">
      <KeyedText as="p" value={text} />
      {loginUrl && (
        <a className="ostrov-button" href={`${loginUrl}?next=${here}`}>
          {words('signIn')}
        </a>
      )}
    </div>
  )
}

function SignedIn<T extends { id: string }>({ create, texts, goodsUrl, children }: List<T>): ReactNode {
  useSignals()
  const model = useModel(create)
  const place = useFocusInPlace<HTMLDivElement>()
  const heading = useFocusOnTurn(model.page.value)
  const rows = model.rows.value
  const failure = model.failure.value
  const isWaiting = !rows && !failure
  useLoadingNews(texts.heading, isWaiting, rows !== null)
  return (
    <div ref={place} tabIndex={-1} className="ostrov-customer-list" aria-busy={isWaiting || undefined}>
      <h2 ref={heading} tabIndex={-1} className="ostrov-hidden">
        {texts.heading}
      </h2>
      {isWaiting && <SkeletonCards count={3} layout="rows" />}
      {failure && (
        <FailureNote
          failure={failure}
          lead={texts.failed}
          isBusy={model.isPending.value}
          onRetry={model.reread}
        />
      )}
      {rows?.length === 0 && <Empty text={texts.empty} label={texts.toGoods} href={goodsUrl} />}
      {rows && rows.length > 0 && (
        <ul className="ostrov-customer-rows">
          {rows.map(row => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
      <Pager
        page={model.page.value}
        pageCount={rows ? model.pageCount.value : 1}
        onGoTo={to => void model.goTo(to)}
      />
    </div>
  )
}

/** Whoever turns the page begins at its top. */
function useFocusOnTurn(shown: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const former = useRef(shown)
  useEffect(() => {
    if (former.current === shown) return
    former.current = shown
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [shown])
  return heading
}

const Empty = ({ text, label, href }: { text: string; label: string; href: string }): ReactNode => (
  <div className="ostrov-customer-empty">
    <KeyedText as="p" value={text} />
    {href && isSafeLink(href) && (
      <a className="ostrov-button" href={href}>
        {label}
      </a>
    )}
  </div>
)
