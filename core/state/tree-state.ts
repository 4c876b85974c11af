import type { Signal } from '@preact/signals-core'
import type { MovePosition, Tree, TreeRow } from './tree-rules.ts'

/** What a tree asks the server. */
export interface TreeServer<Row extends TreeRow> {
  load: (parent: string | null) => Promise<readonly Row[]>
  /** Whole branches: each that has a match, or something above one. */
  find: (term: string) => Promise<readonly Row[]>
  /** What is needed to show one row's place. */
  reveal: (id: string) => Promise<readonly Row[]>
  move: (id: string, to: { target: string; position: MovePosition }, from: string | null) => Promise<Row>
}

export interface TreeState<Row extends TreeRow> {
  tree: Signal<Tree<Row>>
  open: Signal<ReadonlySet<string>>
  focused: Signal<string | null>
  selected: Signal<ReadonlySet<string>>
}
