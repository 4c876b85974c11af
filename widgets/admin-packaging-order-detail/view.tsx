import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PackedItem, PackedOrder, ScanOutcome } from '#core/api/picking/packing.ts'
import type { FailureError } from '#core/http/failure.ts'
import { readScan } from '#core/picking/scan-codes.ts'
import type { Island } from '#core/widget.ts'
import { announce } from '#kit/feedback/announce.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { OutcomeBar } from '#kit/feedback/outcome-bar.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { sound } from '#kit/scanner/feedback.ts'
import { ScannerBar, WaitingScans } from '#kit/scanner/scanner-bar.tsx'
import { usePassed } from '#kit/scanner/use-passed.ts'
import { writeKilograms, writeSize } from '#kit/scanner/write-measures.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { CommandCard } from './command-card.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { t } from './messages.ts'
import { createPacking, findOpenItem, type LastScan, type PackingModel, type Step } from './model.ts'
import { PackedItems } from './packed-items.tsx'
import type { params } from './params.ts'
import { ParcelLabel } from './parcel-label.tsx'
import { t as tScan } from './scan-messages.ts'
import { tell, tellOutcome, tellPiece } from './tell.ts'

/** The packing table: a scanner alone packs an order from its crate to the carrier's label. */
export const View = ({ params: { id } }: Island<typeof params>): ReactNode => (
  <StaffOnly>
    <PackingTable id={id} />
  </StaffOnly>
)

function PackingTable({ id }: { id: string }): ReactNode {
  useSignals()
  const model = useModel(() => createPacking(id))
  const order = model.order.value
  const failure = model.failure.value
  return (
    <div className="ostrov-packing">
      <OutcomeBar edge="start">
        <NextStep model={model} />
      </OutcomeBar>
      {failure && <Failed model={model} failure={failure} />}
      <ScannerBar
        queue={model.queue}
        hint={model.step.value === 'weight' ? t('weightHint') : undefined}
        read={text => {
          const code = model.readText(text)
          return code === null ? { wrong: t('weightWrong') } : { code }
        }}
      >
        {order && !order.is_handed_over && <Actions model={model} />}
      </ScannerBar>
      {order && <PackedItems order={order} />}
      {order && !order.is_handed_over && <MeasureFields key={order.id} model={model} order={order} />}
      <CommandCard />
    </div>
  )
}

function Failed({ model, failure }: { model: PackingModel; failure: FailureError }): ReactNode {
  useSignals()
  if (failure.failure.kind === 'not-found') return <Note kind="error">{t('missing')}</Note>
  return (
    <FailureNote failure={failure} lead={t('failed')} isBusy={model.isPending.value} onRetry={model.reread} />
  )
}

/** What to do, large enough to be read from a step away, and what came of the last scan. */
function NextStep({ model }: { model: PackingModel }): ReactNode {
  useSignals()
  const order = model.order.value
  const last = model.last.value
  const stuck = model.queue.stuck.value
  const step = model.step.value
  useVerdict(model)
  return (
    <section
      className="ostrov-packing-step"
      data-verdict={stuck ? 'waiting' : last ? judge(last) : undefined}
      aria-label={t('heading')}
    >
      <p className="ostrov-packing-order">
        <KeyedText value={order ? t('order', { number: order.number }) : t('heading')} />
        {order?.crate && <KeyedText value={t('crate', { name: order.crate.name })} />}
      </p>
      <KeyedText as="h2" value={tellStep(order, step)} />
      <KeyedText as="p" className="ostrov-muted" value={tell(order, `help.${step}`)} />
      {stuck ? (
        <div className="ostrov-packing-outcome">
          <WaitingScans queue={model.queue} newest={<Scanned code={stuck} />} />
        </div>
      ) : (
        <Outcome last={last} order={order} />
      )}
      {order?.is_handed_over && <ParcelLabel order={order} />}
    </section>
  )
}

/** While an order is packed its room is there before the first scan, so that nothing below moves. */
function Outcome({ last, order }: { last: LastScan | null; order: PackedOrder | null }): ReactNode {
  // That a serial number comes next is what the headline says.
  const isAsked = last?.outcome === 'serial-expected' && !last.isAgain
  if (!last || isAsked) return <p className="ostrov-packing-outcome" />
  return (
    <p key={last.times} className="ostrov-packing-outcome">
      <strong>{tellOutcome(last.outcome, order, last.undone)}</strong>
      {last.unavailable && <span>{tScan(`unavailable.${last.unavailable}`)}</span>}
      {last.piece && <span>{tellPiece(last.piece)}</span>}
      <Scanned code={last.code} />
    </p>
  )
}

/** What was scanned: a box and a weight as people write them, of a command nothing. */
function Scanned({ code }: { code: string }): ReactNode {
  const scan = readScan(code)
  if (scan?.kind === 'box') return <span>{writeSize(scan)}</span>
  if (scan?.kind === 'weight') return <span>{writeKilograms(scan.weight)}</span>
  return scan?.kind === 'code' && <code dir="ltr">{code}</code>
}

/** A scan that counted while another was asked for is neither. */
const judge = ({ isGood, awaited, isAgain }: LastScan): 'waiting' | 'good' | 'bad' =>
  awaited || isAgain ? 'waiting' : isGood ? 'good' : 'bad'

const tellAwaited = (last: LastScan): string | undefined =>
  last.awaited && tScan('awaited', { name: last.awaited.name })

/** What to do, with the name of what it is done with, or of who does it. */
function tellStep(order: PackedOrder | null, step: Step): string {
  const expected = order?.items.find(({ id }) => id === order.expected_item)
  const open = order && step === 'items' ? findOpenItem(order) : undefined
  const name = (step === 'locked' ? order?.locked_by : expected?.name) ?? ''
  return tell(order, `step.${step}`, { name: open ? tellOpen(open) : name })
}

function tellOpen({ name, quantity, scanned }: PackedItem): string {
  const count = quantity - scanned.length
  return count > 1 ? `${count}× ${name}` : name
}

/** Each outcome is heard, felt and read aloud, so that nobody has to look up from the table. */
function useVerdict({ last, step, order, queue }: PackingModel): void {
  useSignals()
  const told = useRef(0)
  const soundOf = usePassed(queue)
  const now = last.value
  useEffect(() => {
    if (!now || now.times === told.current) return
    told.current = now.times
    sound(soundOf(now.outcome === 'handed-over' ? 'done' : judge(now)))
    const table = order.peek()
    const outcome = tellOutcome(now.outcome, table, now.undone)
    const why = now.unavailable && tScan(`unavailable.${now.unavailable}`)
    const done = now.piece ? `${outcome}: ${tellPiece(now.piece)}` : outcome
    const hasNext = now.isGood && !now.isAgain
    // That a serial number is to come says what to do, too.
    const isNextAlone = hasNext && now.outcome === 'serial-expected'
    const parts = [tellAwaited(now), !isNextAlone && done, why, hasNext && tellStep(table, step.peek())]
    announce(parts.filter(Boolean).join('. '))
  }, [now, step, order, soundOf])
}

/** Why nothing can be confirmed yet. */
const MISSING: Partial<Record<Step, ScanOutcome>> = {
  items: 'items-missing',
  serial: 'items-missing',
  box: 'box-missing',
  weight: 'weight-missing',
}

const Actions = ({ model }: { model: PackingModel }): ReactNode => {
  useSignals()
  const id = useUniqueId()
  const order = model.order.value
  const missing = order?.can_confirm ? undefined : MISSING[model.step.value]
  return order?.locked_by ? (
    <Button label={t('take')} onPress={() => void model.press('take')} />
  ) : (
    <>
      <Button
        kind="secondary"
        label={t('undo')}
        isUnavailable={!order?.can_undo}
        onPress={() => void model.press('undo')}
      />
      <Button
        label={tell(order, 'confirm')}
        isUnavailable={!order?.can_confirm}
        describedBy={missing && id}
        onPress={() => void model.press('confirm')}
      />
      {missing && (
        <span id={id} className="ostrov-muted">
          <KeyedText value={tScan(`outcome.${missing}`)} />
        </span>
      )}
    </>
  )
}
