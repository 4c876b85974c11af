import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Buyback } from '#core/buyback/buyback.ts'
import type { AppraisalFault } from '#core/buyback/price-list.ts'
import { isVisible, VISIBILITY } from '#core/buyback/visibility.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { showDate } from '#core/intl/show-date.ts'
import { words } from '#core/intl/words.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { isSafeLink } from '#core/safe-link.ts'
import type { Folding } from '#kit/device/use-folding.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { EmailPlace } from './email-place.tsx'
import { t } from './messages.ts'
import type { SelectorModel } from './model.ts'
import type { params } from './params.ts'

const loadExplained = () => import('./price-explained.tsx')

interface Panel {
  model: SelectorModel
  params: ParamValues<typeof params>
  folding: Folding
}

/** What the shop pays and for which device, how that came about, and the two ways on. */
export function PricePanel({ model, params, folding }: Panel): ReactNode {
  useSignals()
  const id = useUniqueId()
  const place = useFocusInPlace<HTMLElement>()
  const { buyback } = model
  const isChosen = buyback.selection.value.color !== null
  const { name, image } = model.device.value
  const isRefused = buyback.fault.value !== null || model.isBeyondPrice.value

  usePriceNews(buyback)

  return (
    <section
      ref={place}
      className="ostrov-selector-price"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-open={isChosen || undefined}
    >
      {isChosen && (
        <div className="ostrov-selector-device">
          {image && <img src={image} alt="" width="72" height="72" />}
          <KeyedText as="strong" value={keepUnits(name)} />
        </div>
      )}
      {/* Over a refusal it would promise a price. */}
      <h3 id={`${id}-title`} tabIndex={-1} className={isRefused ? 'ostrov-hidden' : undefined}>
        {isRefused ? name : t('price')}
      </h3>
      <Price model={model} />
      {model.isRefused.value && <OtherWays {...{ model, params, folding }} />}
      <WaysOn model={model} params={params} />
    </section>
  )
}

/** The price with its grade, or why there is none yet. */
function Price({ model }: Pick<Panel, 'model'>): ReactNode {
  useSignals()
  const { buyback } = model
  const { fault } = buyback
  const { result, price: sum, grade } = buyback.appraisal.value ?? {}
  const { part: explained } = useLazyModule(loadExplained, Boolean(result))
  if (fault.value) return <Fault model={model} fault={fault.value} />
  if (!result || typeof sum !== 'number') return <PriceMissing model={model} />
  return (
    <>
      <p className="ostrov-selector-amount">
        <KeyedText as="strong" value={showPrice(sum)} />
        {grade && <KeyedText className="ostrov-selector-grade" value={t('grade', { grade })} />}
      </p>
      <div className="ostrov-selector-explained">
        {explained && <explained.PriceExplained buyback={buyback} />}
      </div>
      <Validity model={model} />
    </>
  )
}

/** What the server refused in its own words stays refused; anything else may be tried again. */
function Fault({
  model: { buyback },
  fault: { message },
}: Pick<Panel, 'model'> & { fault: AppraisalFault }): ReactNode {
  useSignals()
  return (
    <Note kind={message === null ? 'error' : 'warning'}>
      <KeyedText value={message ?? t('appraisalFailed')} />
      {message === null && (
        <Button
          kind="secondary"
          label={words('retry')}
          isBusy={buyback.isLoading.value}
          onPress={() => void buyback.reloadAppraisal()}
        />
      )}
    </Note>
  )
}

/** Where a device can't be sold here: who advises, and the way to another one. */
function OtherWays({ model, params: { contactPhone: phone, storesUrl }, folding }: Panel): ReactNode {
  useSignals()
  const number = phone.replace(/[^+\d]/g, '')
  /** What is refused altogether is bought by no store either. */
  const isForStores = !model.buyback.fault.value?.message
  return (
    <>
      {number && (
        <p>
          {t('advise')} <a href={`tel:${number}`}>{phone}</a>
        </p>
      )}
      {isForStores && storesUrl && isSafeLink(storesUrl) && (
        <a className="ostrov-button" data-kind="secondary" href={storesUrl}>
          {t('stores')}
        </a>
      )}
      <Button
        kind="quiet"
        label={t('another')}
        onPress={() => {
          model.buyback.startOver()
          folding.lead()
        }}
      />
    </>
  )
}

/** Tells the price, and when it is gone; why there is none is told where that stands. */
function usePriceNews(buyback: Buyback): void {
  const { price = null, grade, result, reason } = buyback.appraisal.value ?? {}
  const text = result && price !== null ? t('priceIs', { price: showPrice(price), grade: grade ?? '' }) : ''
  const isUntold = buyback.isLoading.value || reason === 'noQuality' || buyback.fault.value !== null
  const told = useRef('')
  useEffect(() => {
    if (text === told.current || (!text && isUntold)) return
    told.current = text
    announce(text || t('priceGone'))
  }, [text, isUntold])
}

function PriceMissing({ model }: Pick<Panel, 'model'>): ReactNode {
  useSignals()
  const { buyback, shown, remaining } = model
  if (model.isRefused.value) {
    return (
      <Note kind="warning">
        <KeyedText value={t('noQuality')} />
      </Note>
    )
  }
  const chosen = buyback.selection.value
  const isColorLeft = chosen.model !== null && chosen.color === null
  if (!buyback.data.value && chosen.color) return <span className="ostrov-skeleton" aria-busy="true" />
  return (
    <>
      {shown.value && (
        <p className="ostrov-selector-best">
          <KeyedText as="strong" value={shown.value} />
        </p>
      )}
      <p className="ostrov-muted">
        <KeyedText
          value={
            remaining.value
              ? t('remaining', { count: remaining.value })
              : t(isColorLeft ? 'priceModel' : 'priceStart')
          }
        />
      </p>
    </>
  )
}

function Validity({ model }: Pick<Panel, 'model'>): ReactNode {
  useSignals()
  const until = model.buyback.validUntil.value
  return (
    <p className="ostrov-muted">
      {model.isRenewed.value && <KeyedText value={t('expired')} />}{' '}
      {until && <KeyedText value={t('validUntil', { date: showDate(until) })} />}
    </p>
  )
}

/** Sending the price and selling online, as far as the visibility mask and the editor allow. */
function WaysOn({ model, params }: Omit<Panel, 'folding'>): ReactNode {
  useSignals()
  const { buyback } = model
  const mask = buyback.visibility.value
  const canSend = params.sendPrice && isVisible(mask, VISIBILITY.email)
  const sellUrl = model.isSellHere.value ? null : model.sellUrl.value
  const canSell =
    params.sellOnline && isVisible(mask, VISIBILITY.sell) && (sellUrl !== null || model.isSellHere.value)
  const isSending = buyback.openForm.value === 'email'
  if (!canSend && !canSell) return null
  return (
    <>
      <div className="ostrov-selector-ways">
        {canSell &&
          (sellUrl === null ? (
            <Button
              kind={buyback.openForm.value === 'sell' ? 'secondary' : 'primary'}
              label={t('sell')}
              onPress={model.openSell}
            />
          ) : (
            <a className="ostrov-button" href={sellUrl}>
              {t('sell')}
            </a>
          ))}
        {canSend && !isSending && (
          <Button kind="secondary" label={t('sendPrice')} onPress={() => buyback.showForm('email')} />
        )}
      </div>
      {canSend && <EmailPlace buyback={buyback} isOpen={isSending} />}
    </>
  )
}
