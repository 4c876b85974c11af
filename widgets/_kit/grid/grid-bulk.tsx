import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { MOST_UNASKED } from '#core/grid/bulk.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { guardLeaving } from '#core/record/guard-leaving.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { bulkMessages } from './bulk-messages.ts'
import { createBulkModel } from './bulk-model.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import type { GridAction } from './grid-action.ts'
import type { Grid } from './grid-model.ts'
import { GridPopover } from './grid-popover.tsx'
import { MenuItem } from './menu-item.tsx'

const t = createTranslate(bulkMessages)

/** What can be done with the rows that are chosen, and what became of them. */
export function BulkBar<Row>({ grid, hasCards }: { grid: Grid<Row>; hasCards: boolean }): ReactNode {
  useSignals()
  // Its buttons come and go under the hands of who presses them.
  const bar = useFocusInPlace<HTMLDivElement>()
  const [bulk] = useState(() => createBulkModel(grid))
  useEffect(() => guardLeaving(bulk.isRunning), [bulk])
  const [asked, ask] = useState<GridAction | null>(null)
  const count = grid.selection.count.value
  const progress = bulk.progress.value
  return (
    <div ref={bar} tabIndex={-1} className="ostrov-grid-bar">
      {count > 0 && !progress && !bulk.isOutcomeOfChosen.value && (
        <Chosen
          grid={grid}
          most={hasCards ? 1 : MOST_BUTTONS}
          onAct={action => (action.confirm || count > MOST_UNASKED ? ask(action) : void bulk.run(action))}
        />
      )}
      {progress && (
        <Note kind="info">
          <KeyedText
            value={t('running', { name: progress.label, done: progress.done, count: progress.count })}
          />
          <progress max={progress.count || 1} value={progress.done} aria-label={progress.label} />
          <Button
            kind="secondary"
            label={words('cancel')}
            isBusy={bulk.isStopping.value}
            onPress={bulk.cancel}
          />
        </Note>
      )}
      {bulk.failure.value && (
        <Note kind="error">
          <KeyedText value={bulk.failure.value} />
        </Note>
      )}
      {!progress && <BulkOutcome bulk={bulk} />}
      {asked && (
        <Confirm
          action={asked}
          count={count}
          onClose={() => ask(null)}
          onYes={() => {
            ask(null)
            void bulk.run(asked)
          }}
        />
      )}
    </div>
  )
}

function Chosen<Row>({
  grid,
  most,
  onAct,
}: {
  grid: Grid<Row>
  most: number
  onAct: (action: GridAction) => void
}): ReactNode {
  useSignals()
  const { selection, list, actions, ids } = grid
  const count = selection.count.value
  const all = list.count.value
  const isPage = ids.value.length > 0 && ids.value.every(id => selection.isChosen(id))
  return (
    <section className="ostrov-grid-chosen" aria-label={t('chosen', { count })}>
      <KeyedText as="strong" value={t('chosen', { count })} />
      {isPage && count < all && (
        <button type="button" className="ostrov-grid-link" onClick={selection.chooseAll}>
          <KeyedText value={t('chooseAll', { count: all })} />
        </button>
      )}
      <Actions actions={actions.value} most={most} onAct={onAct} />
      <button type="button" className="ostrov-grid-link" onClick={selection.clear}>
        {t('clear')}
      </button>
    </section>
  )
}

/** More would cover the rows. */
const MOST_BUTTONS = 3

function Actions({
  actions,
  most,
  onAct,
}: {
  actions: readonly GridAction[]
  most: number
  onAct: (action: GridAction) => void
}): ReactNode {
  const [open, setOpen] = useState<{ label: string; anchor: HTMLElement } | null>(null)
  const single = actions.filter(({ group }) => !group)
  const shown = single.slice(0, most)
  const menus = new Map<string, GridAction[]>()
  for (const action of actions.filter(one => !shown.includes(one))) {
    const label = action.group ?? t('moreActions')
    menus.set(label, [...(menus.get(label) ?? []), action])
  }
  const items = open && menus.get(open.label)
  return (
    <>
      {shown.map(action => (
        <button key={action.id} type="button" className="ostrov-grid-tool" onClick={() => onAct(action)}>
          {action.label}
        </button>
      ))}
      {[...menus.keys()].map(label => (
        <button
          key={label}
          type="button"
          className="ostrov-grid-tool"
          aria-haspopup="menu"
          aria-expanded={open?.label === label}
          onClick={({ currentTarget }) =>
            setOpen(open?.label === label ? null : { label, anchor: currentTarget })
          }
        >
          {label} <span aria-hidden="true">▾</span>
        </button>
      ))}
      {open && items && (
        <GridPopover anchor={open.anchor} label={open.label} role="menu" onClose={() => setOpen(null)}>
          {items.map(action => (
            <MenuItem
              key={action.id}
              label={action.label}
              onPress={() => {
                setOpen(null)
                onAct(action)
              }}
            />
          ))}
        </GridPopover>
      )}
    </>
  )
}

const ask = ({ label, undo }: GridAction, count: number): string =>
  [t('sure', { name: label, count }), undo && t('canUndo')].filter(Boolean).join(' ')

function Confirm({
  action,
  count,
  onYes,
  onClose,
}: {
  action: GridAction
  count: number
  onYes: () => void
  onClose: () => void
}): ReactNode {
  const id = useUniqueId()
  return (
    <Dialog title={action.label} startsAt="title" describedBy={id} onClose={onClose}>
      <p id={id}>{action.confirm?.(count) ?? ask(action, count)}</p>
      <div className="ostrov-form-actions">
        <Button label={action.label} onPress={onYes} />
        <Button kind="secondary" label={words('cancel')} onPress={onClose} />
      </div>
    </Dialog>
  )
}
