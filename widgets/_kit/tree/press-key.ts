import type { KeyboardEvent } from 'react'
import type { TreeControls } from '#core/state/tree-model.ts'
import type { TreeActions } from './tree-actions.ts'

/** Gets why a name can’t be; says whether its field is still there to show it. */
export type RefuseName = (reason: string) => boolean

/** What a widget does with a row. */
export interface TreeCommands {
  /** Gets the id of the row whose details are wanted. */
  onOpen?: ((id: string) => void) | undefined
  /** Saves a new name; without it rows keep their names. */
  onRename?: ((id: string, name: string, refuse: RefuseName) => Promise<unknown>) | undefined
  /** A name begins to be edited. */
  onStartRename?: (() => void) | undefined
  /** Gets the id of the row that is to be deleted; the widget asks first. */
  onDelete?: ((id: string) => void) | undefined
}

interface Keyboard extends TreeCommands {
  model: TreeControls
  actions: TreeActions
  startRename: (id: string) => void
}

type Press = (keyboard: Keyboard, id: string) => void

/** By the tree view of the ARIA practices, and what people know of file managers. */
const PLAIN: Readonly<Record<string, Press>> = {
  ArrowDown: ({ model }) => model.focusBy(1),
  ArrowUp: ({ model }) => model.focusBy(-1),
  PageDown: ({ model }) => model.focusBy(10),
  PageUp: ({ model }) => model.focusBy(-10),
  Home: ({ model }) => model.focusEdge('first'),
  End: ({ model }) => model.focusEdge('last'),
  ArrowRight: ({ model }, id) => openOrEnter(model, id),
  ArrowLeft: ({ model }, id) => closeOrLeave(model, id),
  Enter: ({ onOpen }, id) => onOpen?.(id),
  ' ': ({ model }, id) => model.toggle(id),
  '*': ({ model }, id) => openSiblings(model, id),
  F2: ({ startRename }, id) => startRename(id),
  Delete: ({ onDelete }, id) => onDelete?.(id),
  Escape: ({ model }) => {
    model.forgetCut()
    model.clearSelection()
  },
}

const WITH_SHIFT: Readonly<Record<string, Press>> = {
  ArrowDown: ({ model }) => model.selectBy(1),
  ArrowUp: ({ model }) => model.selectBy(-1),
  '*': PLAIN['*'] as Press,
}

const WITH_ALT: Readonly<Record<string, Press>> = {
  ArrowUp: ({ actions }) => void actions.moveBy('up'),
  ArrowDown: ({ actions }) => void actions.moveBy('down'),
  ArrowLeft: ({ actions }) => void actions.moveBy('out'),
  ArrowRight: ({ actions }) => void actions.moveBy('in'),
}

const WITH_CONTROL: Readonly<Record<string, Press>> = {
  a: ({ model }) => model.selectAll(),
  x: ({ actions }) => actions.cut(),
  v: ({ actions }) => actions.paste(),
  z: ({ actions }) => void actions.turn('undo'),
  y: ({ actions }) => void actions.turn('redo'),
  ' ': ({ model }, id) => model.toggle(id),
}

export function pressKey(event: KeyboardEvent, keyboard: Keyboard, id: string | null): void {
  if (event.nativeEvent.isComposing || id === null || event.target instanceof HTMLInputElement) return
  const { model } = keyboard
  const press = findPress(event)
  const isLetter =
    event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!press && !isLetter) return
  event.preventDefault()
  if (press) press(keyboard, id)
  else model.typeAhead(event.key)
}

function findPress(event: KeyboardEvent): Press | undefined {
  const { key, shiftKey, altKey } = event
  const isControl = event.ctrlKey || event.metaKey
  if (isControl && shiftKey && key.toLowerCase() === 'z') return WITH_CONTROL.y
  const keys = isControl ? WITH_CONTROL : altKey ? WITH_ALT : shiftKey ? WITH_SHIFT : PLAIN
  const name = isControl ? key.toLowerCase() : key
  return Object.hasOwn(keys, name) ? keys[name] : undefined
}

function openOrEnter(model: TreeControls, id: string): void {
  const row = model.tree.peek().rows.get(id)
  if (!row?.children) return
  if (!model.open.peek().has(id)) model.setOpen(id, true)
  else if (model.failures.peek().has(id)) void model.load(id)
  else if (model.tree.peek().branches.get(id)?.length) model.focusBy(1)
}

function closeOrLeave(model: TreeControls, id: string): void {
  const row = model.tree.peek().rows.get(id)
  if (row?.children && model.open.peek().has(id)) model.setOpen(id, false)
  else if (row?.parent) model.focus(row.parent)
}

function openSiblings(model: TreeControls, id: string): void {
  const { rows, branches } = model.tree.peek()
  for (const sibling of branches.get(rows.get(id)?.parent ?? '') ?? [])
    if (rows.get(sibling)?.children) model.setOpen(sibling, true)
}
