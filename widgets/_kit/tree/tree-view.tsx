import { useSignals } from '@preact/signals-react/runtime'
import { type FocusEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { words } from '#core/intl/words.ts'
import type { TreeModel } from '#core/state/tree-model.ts'
import { listAbove, TOP, type TreeRow } from '#core/state/tree-rules.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { pressKey, type TreeCommands } from './press-key.ts'
import type { TreeActions } from './tree-actions.ts'
import { TreeLineView } from './tree-row.tsx'
import { nameRows } from './tree-words.ts'
import { useTreeDrag } from './use-tree-drag.ts'

interface Tree<Row extends TreeRow> extends TreeCommands {
  /** What the tree holds; its name for screen readers: “Categories”. */
  label: string
  /** Of `createTreeModel`: the rows, which are loaded as branches open. */
  model: TreeModel<Row>
  /** Of `createTreeActions`: what drag and keys do. */
  actions: TreeActions
  /** The row whose details stand beside the tree. */
  shown?: string | null
  /** What is said where there are no rows. */
  empty: string
  /** What a row shows behind its name. */
  renderMore?: (row: Row) => ReactNode
}

/** A tree by the ARIA practices: one stop of Tab, several rows marked, moved by drag, keys and a dialog. */
export function TreeView<Row extends TreeRow>(props: Tree<Row>): ReactNode {
  useSignals()
  const { model, label, actions, shown = null } = props
  const id = useUniqueId()
  const root = useRef<HTMLDivElement>(null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const { drag, ghost, handlers } = useTreeDrag(root, model, (ids, to) => void actions.move(ids, to))
  const lines = model.lines.value
  const current = pickCurrent(model)
  useFocusOnCurrent(root, current)
  const failure = model.failures.value.get(TOP)
  if (failure)
    return (
      <FailureNote
        failure={failure}
        onRetry={() => void model.load(null)}
        isBusy={model.busy.value.has(TOP)}
      />
    )
  if (!model.tree.value.branches.has(TOP)) return <Loading />
  if (lines.length === 0)
    // That a search found nothing is said beside its field.
    return model.found.value ? null : <p className="ostrov-muted">{props.empty}</p>
  const startRename = (row: string | null): void => {
    if (!props.onRename) return
    props.onStartRename?.()
    setRenaming(row)
  }
  const keyboard = { ...props, startRename }
  const dragged = drag.value
  return (
    <div
      ref={root}
      role="tree"
      className="ostrov-tree"
      aria-label={label}
      aria-multiselectable="true"
      data-dragging={dragged ? true : undefined}
      onKeyDown={event => pressKey(event, keyboard, pickCurrent(model))}
      // Whatever gives a row the focus, it is the one that is worked with.
      onFocus={event => model.focus(readId(event))}
      onMouseDown={event => {
        // The first row of what is marked is still the one that has the focus.
        if (event.shiftKey && root.current?.contains(document.activeElement)) event.preventDefault()
      }}
      onClick={event => clickLine(event, props)}
      onDoubleClick={event => startRename(readId(event))}
      {...handlers}
    >
      {lines.map(line => (
        <TreeLineView
          key={line.row.id}
          line={line}
          id={`${id}-${line.row.id}`}
          isCurrent={line.row.id === current}
          isSelected={model.selected.value.has(line.row.id)}
          isCut={model.cut.value.has(line.row.id)}
          isMatch={model.found.value !== null && model.matches.value.has(line.row.id)}
          isShown={line.row.id === shown}
          isBusy={line.isOpen && model.busy.value.has(line.row.id)}
          hasFailed={line.isOpen && model.failures.value.has(line.row.id)}
          drop={dragged?.to?.target === line.row.id ? dragged.to.position : null}
          isRenaming={line.row.id === renaming}
          renderMore={props.renderMore}
          onToggle={() => model.setOpen(line.row.id, !line.isOpen)}
          onRetry={() => void model.load(line.row.id)}
          onRename={async (name, refuse) => props.onRename?.(line.row.id, name, refuse)}
          onRenamed={() => setRenaming(now => (now === line.row.id ? null : now))}
        />
      ))}
      {dragged && (
        <div
          ref={ghost}
          className="ostrov-tree-ghost"
          aria-hidden="true"
          data-allowed={dragged.to !== null || undefined}
        >
          {nameRows(model.tree.value.rows, dragged.ids)}
        </div>
      )}
    </div>
  )
}

const Loading = (): ReactNode => (
  <div aria-busy="true">
    <p className="ostrov-hidden">{words('loading')}</p>
    <SkeletonCards count={6} layout="rows" />
  </div>
)

const readId = (event: MouseEvent | FocusEvent): string | null =>
  (event.target as Element).closest<HTMLElement>('[role=treeitem]')?.dataset.id ?? null

/** A click opens the row; with Ctrl it marks it, with Shift all up to it. */
function clickLine<Row extends TreeRow>(event: MouseEvent, { model, onOpen }: Tree<Row>): void {
  const id = readId(event)
  if (id === null || (event.target as Element).closest('input, button')) return
  if (event.shiftKey) model.selectTo(id)
  else model.focus(id)
  if (event.shiftKey) return
  if (event.ctrlKey || event.metaKey) model.toggle(id)
  else {
    model.clearSelection()
    onOpen?.(id)
  }
}

/** The row that Tab stops at: the focused one, or what is left above it. */
function pickCurrent<Row extends TreeRow>(model: TreeModel<Row>): string | null {
  const lines = model.lines.value
  const inSight = new Set(lines.map(({ row }) => row.id))
  const { value: focused } = model.focused
  if (focused !== null && inSight.has(focused)) return focused
  const above = focused === null ? [] : listAbove(model.tree.value, focused)
  return above.find(id => inSight.has(id)) ?? lines[0]?.row.id ?? null
}

/** Where the tree had the focus, the current row keeps it, also where its line was moved or is gone. */
function useFocusOnCurrent(root: { current: HTMLElement | null }, current: string | null): void {
  const had = useRef(false)
  useLayoutEffect(() => {
    const { activeElement: active } = document
    const isInside = root.current?.contains(active) === true
    const isLost = had.current && (active === null || active === document.body)
    if ((isInside || isLost) && !(active instanceof HTMLInputElement)) {
      const line = root.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')
      if (line && line.dataset.id === current && line !== active) line.focus()
    }
  })
  useLayoutEffect(() => {
    const note = (event: globalThis.FocusEvent): void => {
      const { target } = event
      if (!(target instanceof Node)) return
      if (event.type === 'focusin') had.current = root.current?.contains(target) === true
      // What goes from the page has not been left.
      else if (target.isConnected && event.relatedTarget)
        had.current = root.current?.contains(event.relatedTarget as Node) === true
    }
    const press = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) had.current = false
    }
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', note)
    document.addEventListener('pointerdown', press)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', note)
      document.removeEventListener('pointerdown', press)
    }
  }, [root])
}
