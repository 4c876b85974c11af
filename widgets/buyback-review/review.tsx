import { type ReactNode, type Ref, useMemo } from 'react'
import type { BuybackDetail } from '#core/api/buyback/review.ts'
import { nameColor } from '#core/buyback/name-device.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { showPhone } from '#core/intl/show-contact.ts'
import { showDate } from '#core/intl/show-date.ts'
import { PriceLines } from '#kit/device/price-lines.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { PrintButton } from '#kit/feedback/print-button.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import {
  describeState,
  listAnswers,
  listDeviceRows,
  listNextSteps,
  listPersonRows,
  listPickupRows,
  nameDevice,
  type Row,
} from './describe-review.ts'
import { explainReview } from './explain-review.ts'
import { t } from './messages.ts'

interface Part {
  detail: BuybackDetail
}

export function Review({
  detail,
  hotline,
  titleRef,
}: Part & { hotline: string; titleRef: Ref<HTMLHeadingElement> }): ReactNode {
  const explained = useMemo(() => explainReview(detail), [detail])
  const steps = listNextSteps(detail)
  const [device, pickup] = [listDeviceRows(detail), listPickupRows(detail)]
  return (
    <div className="ostrov-review">
      <div className="ostrov-review-head">
        {detail.number && (
          <KeyedText as="p" className="ostrov-review-number" value={t('number', { number: detail.number })} />
        )}
        <PrintButton />
      </div>
      <Device detail={detail} titleRef={titleRef} />
      {steps.length > 0 && (
        <Section title={t('nextSteps')}>
          <ol className="ostrov-review-steps">
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      )}
      <Section title={t('conditions')}>
        <div className="ostrov-review-reasons">
          <Answers detail={detail} />
          {explained && (
            <PriceLines lines={explained.lines} conditions={explained.conditions} total={detail.price} />
          )}
        </div>
      </Section>
      {device.length > 0 && (
        <Section title={t('device')}>
          <Rows rows={device} />
        </Section>
      )}
      <Section title={t('person')} hint={<PersonHint hotline={hotline} />}>
        <Rows rows={listPersonRows(detail)} />
      </Section>
      {pickup.length > 0 && (
        <Section title={t('pickup')}>
          <Rows rows={pickup} />
        </Section>
      )}
    </div>
  )
}

function Device({ detail, titleRef }: Part & { titleRef: Ref<HTMLHeadingElement> }): ReactNode {
  const { product_type_choice: type, product_color_choice: color, created } = detail
  const { quality } = detail.appraisal_result
  const state = describeState(detail)
  return (
    <section className="ostrov-review-device">
      {color.image && <img src={color.image} alt={color.image_alt ?? ''} width="112" height="112" />}
      <div className="ostrov-review-name">
        <p className="ostrov-muted">{t('category', { type: type.label })}</p>
        <h2 ref={titleRef} tabIndex={-1}>
          {nameDevice(detail)}
        </h2>
        <p>{nameColor(color.label)}</p>
        {(state || created) && (
          <p className="ostrov-review-state">
            {state && <KeyedText as="strong" value={state} />}
            {created && (
              <KeyedText className="ostrov-muted" value={t('sentOn', { date: showDate(created) })} />
            )}
          </p>
        )}
      </div>
      <div className="ostrov-review-price">
        <p>{t('price')}</p>
        <p>
          <KeyedText as="strong" value={showPrice(detail.price)} />
        </p>
        {quality && (
          <KeyedText as="p" className="ostrov-review-grade" value={t('grade', { grade: quality })} />
        )}
      </div>
    </section>
  )
}

function Section({
  title,
  hint,
  children,
}: {
  title: string
  hint?: ReactNode
  children: ReactNode
}): ReactNode {
  const id = useUniqueId()
  return (
    <section className="ostrov-review-section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint && <p className="ostrov-muted">{hint}</p>}
      {children}
    </section>
  )
}

function Answers({ detail }: Part): ReactNode {
  return (
    <dl className="ostrov-review-answers">
      {listAnswers(detail).map(({ id, term, value, grade }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {grade && <dd className="ostrov-review-grade">{t('grade', { grade })}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Facts side by side; what the server sends is text of any direction. */
function Rows({ rows }: { rows: readonly Row[] }): ReactNode {
  return (
    <dl className="ostrov-review-rows">
      {rows.map(({ term, value }) => (
        <div key={`${term} ${value}`}>
          <dt>{term}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who finds a mistake can call from where it stands. */
function PersonHint({ hotline }: { hotline: string }): ReactNode {
  const [before, after] = t('personHint', { hotline: SLOT }).split(SLOT)
  return (
    <>
      {before}
      {hotline ? <a href={`tel:${hotline.replaceAll(/[^\d+]/g, '')}`}>{showPhone(hotline)}</a> : t('hotline')}
      {after}
    </>
  )
}

/** Where the number stands in the sentence, whatever the language. */
const SLOT = '\u{e000}'
