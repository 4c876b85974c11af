import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { toSafePath } from '#core/safe-link.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { RecordHistory } from '#kit/record/record-history.tsx'
import { RecordNav } from '#kit/record/record-nav.tsx'
import { RecordView } from '#kit/record/record-view.tsx'
import type { Removal } from '#kit/record/remove-dialog.tsx'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { Codes } from './codes.tsx'
import { describeChange } from './history.ts'
import { Meetings } from './meetings.tsx'
import { t } from './messages.ts'
import { createDiscountDetail, type DiscountDetail } from './model.ts'
import type { params } from './params.ts'
import { listSections } from './sections.tsx'
import { SetsField } from './sets-field.tsx'

interface Island {
  params: ParamValues<typeof params>
}

export function View({ params }: Island): ReactNode {
  return (
    <StaffOnly>
      <Detail params={params} />
    </StaffOnly>
  )
}

function Detail({ params: { id, list } }: Island): ReactNode {
  useSignals()
  const model = useModel(() => createDiscountDetail(id))
  const { record, trail } = model
  const listHref = toSafePath(list)
  const failure = record.failure.value
  const isMissing = failure !== null && !record.isOpen.value
  return (
    <div className="ostrov-discount">
      {listHref && (
        <RecordNav
          name="discounts"
          id={id}
          listHref={listHref}
          trail={trail}
          isGone={record.isDeleted.value}
          hrefOf={of => `${location.pathname}?id=${encodeURIComponent(of)}`}
        />
      )}
      {!isMissing && (
        <KeyedText as="h2" value={record.record.value?.name ?? (id ? words('loading') : t('new'))} />
      )}
      {failure?.failure.kind === 'not-found' && isMissing ? (
        <Note kind="error">
          {t('missing')} {listHref && <a href={toDeleted(listHref)}>{t('deletedOnes')}</a>}
        </Note>
      ) : (
        isMissing && <FailureNote failure={failure} isBusy={record.isLoading.value} onRetry={record.reload} />
      )}
      {!record.isOpen.value && !failure && (
        <span className="ostrov-skeleton ostrov-discount-waiting" aria-busy="true" />
      )}
      {record.isOpen.value && <Opened model={model} />}
    </div>
  )
}

/** The list of discounts, of those that were deleted. */
function toDeleted(listHref: string): string {
  const { pathname, searchParams } = new URL(listHref, location.href)
  searchParams.set('discounts.is_deleted', 'true')
  return `${pathname}?${searchParams}`
}

function Opened({ model }: { model: DiscountDetail }): ReactNode {
  useSignals()
  const { record } = model
  const sections = listSections({
    type: record.current.value.type,
    isCumulative: record.current.value.isCumulative,
    isCard: model.isCard.value,
    sets: model.sets.all.value,
    renderSets: () => <SetsField model={model} />,
  })
  return (
    <>
      <RecordView
        model={record}
        sections={sections}
        refusals={{ 'name.required': t('nameNeeded'), 'value.required': t('valueNeeded') }}
        removal={describeRemoval(model)}
        aside={<Aside model={model} />}
      />
      {record.record.value && (
        <RecordHistory
          history={model.history}
          toChange={row =>
            describeChange(row, model.history.data.value ?? [], record.record.value?.type ?? '')
          }
          onOpen={model.loadHistory}
        />
      )}
    </>
  )
}

/** Deleting a discount takes its codes from customers, and the discount from their carts. */
function describeRemoval({ record, impact, askImpact, wasOver }: DiscountDetail): Removal {
  // What was read before may be so no more.
  const found = impact.isPending.value ? null : impact.data.value
  return {
    title: t('removeTitle', { name: record.record.value?.name ?? '' }),
    label: t('removeLabel'),
    restoreLabel: t('restoreLabel'),
    impact: found && [
      wasOver.value
        ? t('removeOver', { count: record.record.value?.code_count ?? 0 })
        : t('removeCodes', { count: found.live_code_count }),
      t('removeCarts', { count: found.cart_count }),
    ],
    wayBack: t('removeWayBack'),
    failure: impact.failure.value,
    onAsk: askImpact,
  }
}

/** What the form means: in words, with its codes, and beside other discounts. */
function Aside({ model }: { model: DiscountDetail }): ReactNode {
  useSignals()
  const saved = model.record.record.value
  const isWrong = model.isWrong.value
  return (
    <>
      <section className="ostrov-discount-card" aria-label={t('words')}>
        <h2>{t('words')}</h2>
        <KeyedText as="p" value={isWrong ? t('wrong') : model.rule.value} />
        {model.isSteep.value && (
          <Note kind="warning">
            <KeyedText value={t('steep')} />
          </Note>
        )}
      </section>
      <section className="ostrov-discount-card" aria-label={t('codes')}>
        <h2>{t('codes')}</h2>
        {saved && !model.isCard.value ? (
          <Codes codes={model.codes} id={saved.id} />
        ) : (
          <p className="ostrov-muted">{t(saved ? 'codesCard' : 'codesLater')}</p>
        )}
      </section>
      <section className="ostrov-discount-card" aria-label={t('meetings')}>
        <h2>{t('meetings')}</h2>
        {isWrong || model.isOver.value ? (
          <KeyedText as="p" value={t(isWrong ? 'wrong' : 'meetingsOver')} />
        ) : (
          <Meetings meetings={model.meetings} />
        )}
      </section>
    </>
  )
}
