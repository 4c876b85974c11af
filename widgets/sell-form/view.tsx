import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { isBeyondPrice } from '#core/buyback/best-price.ts'
import { buyback } from '#core/buyback/buyback.ts'
import { isVisible, VISIBILITY } from '#core/buyback/visibility.ts'
import { page } from '#core/page.ts'
import { report } from '#core/report.ts'
import type { Island } from '#core/widget.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { findSold, historyEntry } from './history-entry.ts'
import { t } from './messages.ts'
import { FormPlace, Opened } from './opened.tsx'
import type { params } from './params.ts'
import { Sold } from './sold.tsx'
import { useFocusOnOpening, useReopening, useSoldInSight } from './use-opening.ts'

type OwnIsland = Island<typeof params>

const loadForm = () => import('./form.tsx')

/** A line until the selector opens the form; the form itself is fetched as soon as there is a price to sell for. */
export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const heading = useRef<HTMLHeadingElement>(null)
  const hint = useRef<HTMLDivElement>(null)
  const { color, type } = buyback.selection.value
  const isOpen = buyback.openForm.value === 'sell'
  const canSell = isVisible(buyback.visibility.value, VISIBILITY.sell)
  const sold = findSold(historyEntry.value, color)
  const key = `${buyback.formGeneration.value} ${type}`
  const form = useLazyModule(loadForm, isOpen || buyback.appraisal.value?.result != null)
  useReopening(color, isOpen && !sold, canSell && !sold, hint)
  useFocusOnOpening(isOpen, `${key} ${buyback.formWishes.value}`, sold ? hint : heading, hint)
  useSoldInSight(sold !== null, hint)
  useEffect(countForm, [])
  useEffect(reportMissingCountry, [page.value])

  if (sold || !isOpen) {
    return (
      <div ref={hint} tabIndex={-1} className={sold ? 'ostrov-sell-hint' : 'ostrov-sell-hint ostrov-muted'}>
        {sold ? (
          <Sold reviewUrl={sold.reviewUrl} />
        ) : (
          !isRefused() &&
          // The price panel shows its button itself; who can't see it finds the way here.
          (canSell || !color) && (
            <KeyedText
              {...(canSell && { className: 'ostrov-hidden' })}
              value={t(canSell ? 'ready' : 'hint')}
            />
          )
        )}
      </div>
    )
  }
  return (
    <Opened heading={heading} title={params.heading || t('heading')} hasContent={form.part?.hasContent}>
      <FormOfCountry formKey={key} termsUrl={params.termsUrl} form={form} />
    </Opened>
  )
}

/** Of a device that no answer brings a price for the price panel says why; nothing leads from here to a sale. */
function isRefused(): boolean {
  const { data, fault, appraisal } = buyback
  if (fault.value !== null || appraisal.value?.reason === 'noQuality') return true
  return data.value !== null && isBeyondPrice(data.value)
}

/** A page that does not tell its country can't sell. */
function FormOfCountry({
  form,
  formKey,
  termsUrl,
}: {
  form: ReturnType<typeof useLazyModule<typeof import('./form.tsx')>>
  formKey: string
  termsUrl: string
}): ReactNode {
  useSignals()
  const { defaultCountry } = page.value
  if (!defaultCountry) return <Note kind="error">{t('unavailable')}</Note>
  return (
    <FormPlace isMissing={form.isMissing} retry={form.retry}>
      {form.part && <form.part.SellForm key={formKey} defaultCountry={defaultCountry} termsUrl={termsUrl} />}
    </FormPlace>
  )
}

function reportMissingCountry(): void {
  if (!page.peek().defaultCountry)
    report('The sell form needs "defaultCountry" in script#ostrov-page: the server’s id of its own country.')
}

/** Selectors offer to sell where there is a form to do it by. */
function countForm(): () => void {
  buyback.sellForms.value++
  return () => {
    buyback.sellForms.value--
  }
}
