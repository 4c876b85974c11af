import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { buyback } from '#core/buyback/buyback.ts'
import { isVisible, VISIBILITY } from '#core/buyback/visibility.ts'
import { words } from '#core/intl/words.ts'
import { page } from '#core/page.ts'
import { report } from '#core/report.ts'
import type { Island } from '#core/widget.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

const loadForm = () => import('./form.tsx')

/** A line until the selector opens the form; the form itself is fetched as soon as there is a price to sell for. */
export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const heading = useRef<HTMLHeadingElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const isOpen = buyback.openForm.value === 'sell'
  const key = `${buyback.formGeneration.value} ${buyback.selection.value.type}`
  const form = useLazyModule(loadForm, isOpen || buyback.appraisal.value?.result != null)
  const { defaultCountry } = page.value
  useFocusOnOpening(isOpen, `${key} ${buyback.formWishes.value}`, heading, hint)
  useEffect(countForm, [])
  useEffect(() => {
    if (defaultCountry === undefined) report(NO_COUNTRY)
  }, [defaultCountry])

  if (!isOpen) {
    const canSell = isVisible(buyback.visibility.value, VISIBILITY.sell)
    return (
      <p ref={hint} tabIndex={-1} className="ostrov-sell-hint ostrov-muted">
        <KeyedText value={t(canSell ? 'ready' : 'hint')} />
      </p>
    )
  }
  return (
    <Opened heading={heading} title={params.heading || t('heading')}>
      {defaultCountry === undefined ? (
        <Note kind="error">{t('unavailable')}</Note>
      ) : (
        <FormPlace isMissing={form.isMissing} retry={form.retry}>
          {form.part && (
            <form.part.SellForm key={key} defaultCountry={defaultCountry} termsUrl={params.termsUrl} />
          )}
        </FormPlace>
      )}
    </Opened>
  )
}

const NO_COUNTRY =
  'The sell form needs "defaultCountry" in script#ostrov-page: the server’s id of its own country.'

/** Selectors offer to sell where there is a form to do it by. */
function countForm(): () => void {
  buyback.sellForms.value++
  return () => {
    buyback.sellForms.value--
  }
}

function Opened({
  heading,
  title,
  children,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  children: ReactNode
}): ReactNode {
  const id = useUniqueId()
  return (
    <section className="ostrov-sell" aria-labelledby={id}>
      <div className="ostrov-sell-head">
        <h3 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h3>
        <Button kind="quiet" label={words('close')} onPress={() => buyback.showForm(null)} />
      </div>
      {children}
    </section>
  )
}

/** Where the form stands, or is waited for; whatever goes from it, the focus does not. */
function FormPlace({
  isMissing,
  retry,
  children,
}: {
  isMissing: boolean
  retry: () => void
  children: ReactNode
}): ReactNode {
  const place = useFocusInPlace<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1}>
      {children ??
        (isMissing ? (
          <Note kind="error">
            <KeyedText value={t('missing')} />
            <Button kind="secondary" label={words('retry')} onPress={retry} />
          </Note>
        ) : (
          <div className="ostrov-sell-waiting" aria-busy="true">
            <KeyedText className="ostrov-hidden" value={words('loading')} />
          </div>
        ))}
    </div>
  )
}

/** Which wish to see it has had the focus; an island that is taken out and put back must not take it again. */
let focused: { key: string; opener: Element | null } | null = null

/** Opening leads to the form; closing leads back, unless the visitor is somewhere else already. */
function useFocusOnOpening(
  isOpen: boolean,
  key: string,
  heading: RefObject<HTMLElement | null>,
  hint: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (isOpen && focused?.key !== key) {
      focused = { key, opener: document.activeElement }
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    }
    if (isOpen || !focused) return
    const { opener } = focused
    focused = null
    if (document.activeElement !== document.body) return
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    const target = isThere ? opener : hint.current
    target?.focus()
  }, [isOpen, key, heading, hint])
}
