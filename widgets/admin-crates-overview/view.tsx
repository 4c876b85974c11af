import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Crate } from '#core/api/picking/crates.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { Barcode } from '#kit/scanner/barcode.tsx'
import { sound } from '#kit/scanner/feedback.ts'
import { PickingStateLabel, tPicking } from '#kit/scanner/picking-state.tsx'
import { printPart } from '#kit/scanner/print-part.ts'
import { useScanner } from '#kit/scanner/use-scanner.ts'
import { linkToStaffPage } from '#kit/staff/staff-link.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { t } from './messages.ts'
import { type CrateFilter, type CrateScan, type CratesModel, createCrates } from './model.ts'

/** All crates and how far what lies in each is picked, renewed while somebody looks. */
export const View = (): ReactNode => (
  <StaffOnly>
    <Crates />
  </StaffOnly>
)

function Crates(): ReactNode {
  useSignals()
  const model = useModel(createCrates)
  const failure = model.failure.value
  const shown = model.crates.value
  const last = model.last.value
  useScanner({
    onScan: code => sound(model.scan(code) ? 'good' : 'bad'),
    onUnread: () => {
      model.last.value = 'unread'
      sound('bad')
    },
  })
  return (
    <div className="ostrov-crates" aria-busy={shown === null && !failure}>
      {failure && (
        <FailureNote
          failure={failure}
          lead={t('failed')}
          isBusy={model.isPending.value}
          onRetry={model.refresh}
        />
      )}
      {(shown || failure) && <Toolbar model={model} />}
      {last && <Missed last={last} />}
      {shown === null && !failure && <span className="ostrov-skeleton" aria-hidden="true" />}
      {shown?.length === 0 && <KeyedText as="p" value={t(model.count.value ? 'none' : 'empty')} />}
      {shown && (
        <ul className="ostrov-crates-list">
          {shown.map(crate => (
            <CrateCard key={crate.id} crate={crate} scan={isOf(last, crate) ? last : null} />
          ))}
        </ul>
      )}
    </div>
  )
}

const isOf = (last: CrateScan | null, { id }: Crate): boolean =>
  last !== null && last !== 'unread' && 'crate' in last && last.crate === id

/** Why a scan shows no crate, in sight of whoever stands far down among them. */
function Missed({ last }: { last: CrateScan }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const isMissed = last === 'unread' || 'unknown' in last
  useEffect(() => {
    if (isMissed) place.current?.scrollIntoView({ block: 'nearest' })
  }, [last, isMissed])
  if (!isMissed) return null
  return (
    <div ref={place}>
      <Note kind="error">
        {last === 'unread' ? (
          t('unread')
        ) : (
          <>
            {t('unknown')} <code dir="ltr">{last.unknown}</code>
          </>
        )}
      </Note>
    </div>
  )
}

function Toolbar({ model }: { model: CratesModel }): ReactNode {
  useSignals()
  const at = model.readAt.value
  return (
    <div className="ostrov-crates-tools">
      <Search model={model} />
      <fieldset className="ostrov-staff-choices">
        <legend className="ostrov-hidden">{t('filter')}</legend>
        {model.filters.value.map(({ filter, count }) => (
          <button
            key={filter}
            type="button"
            className="ostrov-staff-choice"
            aria-pressed={model.filter.value === filter}
            onClick={() => {
              model.filter.value = filter
            }}
          >
            <KeyedText value={nameFilter(filter, count)} />
          </button>
        ))}
      </fieldset>
      <p className="ostrov-crates-renewed ostrov-muted">
        {at > 0 && <KeyedText value={t('updated', { time: showMoment(new Date(at).toISOString()) })} />}
        <Button kind="quiet" label={t('refresh')} isBusy={model.isPending.value} onPress={model.refresh} />
      </p>
    </div>
  )
}

function Search({ model }: { model: CratesModel }): ReactNode {
  useSignals()
  const id = useUniqueId()
  return (
    <div className="ostrov-crates-search">
      <label className="ostrov-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        className="ostrov-input"
        type="search"
        autoComplete="off"
        placeholder={t('search')}
        value={model.search.value}
        onInput={({ currentTarget: { value } }) => {
          model.search.value = value
          announce(t('found', { count: model.crates.peek()?.length ?? 0 }))
        }}
      />
    </div>
  )
}

const nameFilter = (filter: CrateFilter, count: number | null): string => {
  const name = filter === 'all' || filter === 'free' ? t(filter) : tPicking(filter)
  return count === null ? name : `${name} (${count})`
}

function CrateCard({
  crate,
  scan,
}: {
  crate: Crate
  /** The scan that it is shown for; the same crate may be scanned again. */
  scan: CrateScan | null
}): ReactNode {
  const card = useRef<HTMLLIElement>(null)
  const label = useRef<HTMLDivElement>(null)
  const current = useRef(crate)
  current.current = crate
  const { name, code, order, picking_state: state, changed_at: changedAt } = crate
  useEffect(() => {
    if (!scan) return
    card.current?.scrollIntoView({ block: 'nearest' })
    announce(tellCrate(current.current))
  }, [scan])
  return (
    <li
      ref={card}
      className="ostrov-crate"
      data-free={order === null || undefined}
      aria-current={scan ? 'true' : undefined}
    >
      {scan && <KeyedText as="p" className="ostrov-crate-scanned" value={t('scanned')} />}
      <h3>{name}</h3>
      {state && order ? (
        <PickingStateLabel state={state} />
      ) : (
        <KeyedText className="ostrov-muted" value={t('freeCrate')} />
      )}
      {order && <OrderIn order={order} />}
      {changedAt && (
        <KeyedText as="p" className="ostrov-muted" value={t('changed', { moment: showMoment(changedAt) })} />
      )}
      <div ref={label} className="ostrov-crate-label">
        <strong>{name}</strong>
        <Barcode code={code} />
      </div>
      <button
        type="button"
        className="ostrov-button"
        data-kind="quiet"
        aria-label={t('printOf', { name })}
        onClick={() => printPart(label.current)}
      >
        {t('print')}
      </button>
    </li>
  )
}

/** What a card says, for who does not see it. */
const tellCrate = ({ name, order, picking_state: state }: Crate): string =>
  [name, state && order ? tPicking(state) : t('freeCrate'), order && t('order', { number: order.number })]
    .filter(Boolean)
    .join(', ')

function OrderIn({
  order: { id, number, item_count: count, picked_count: picked },
}: {
  order: NonNullable<Crate['order']>
}): ReactNode {
  const href = linkToStaffPage('order-delivery-detail', id)
  const text = <KeyedText value={t('order', { number })} />
  return (
    <p className="ostrov-crate-order">
      {href ? <a href={href}>{text}</a> : text}
      {count !== null && (
        <KeyedText className="ostrov-muted" value={t('pieces', { picked: picked ?? 0, count })} />
      )}
    </p>
  )
}
