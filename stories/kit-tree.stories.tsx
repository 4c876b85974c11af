import { useSignals } from '@preact/signals-react/runtime'
import type { Meta } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { createTreeModel } from '#core/state/tree-model.ts'
import type { TreeRow } from '#core/state/tree-rules.ts'
import { useModel } from '#kit/react/use-model.ts'
import { createTreeActions } from '#kit/tree/tree-actions.ts'
import { TreeHelp, TreeTools } from '#kit/tree/tree-tools.tsx'
import { TreeView } from '#kit/tree/tree-view.tsx'

/**
 * Rows within rows, a branch read when it is opened. One stop of Tab: arrows walk, Space marks, F2 renames, Alt and
 * arrows move, Ctrl+X and Ctrl+V carry, and the mouse drags.
 */
export default { title: 'Kit/Tree', globals: { language: 'en' } } satisfies Meta

type Play = NonNullable<Meta['play']>
type Canvas = Parameters<Play>[0]['canvas']

const ROWS: readonly TreeRow[] = [
  { id: '1', parent: null, name: 'Phones', children: true },
  { id: '2', parent: '1', name: 'Smartphones', children: false },
  { id: '3', parent: '1', name: 'Phones with buttons', children: false },
  { id: '4', parent: null, name: 'Accessories', children: true },
  { id: '5', parent: '4', name: 'Chargers', children: true },
  { id: '6', parent: '5', name: 'Wireless chargers', children: false },
  { id: '7', parent: '4', name: 'Cables', children: false },
  { id: '8', parent: null, name: 'Services', children: false },
]

function findRow(id: string): TreeRow {
  const row = ROWS.find(one => one.id === id)
  if (!row) throw new Error(`${id} is no row`)
  return row
}

const createCategories = () =>
  createTreeModel<TreeRow>({
    load: async parent => ROWS.filter(row => row.parent === parent),
    find: async term => ROWS.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase())),
    reveal: async () => ROWS,
    move: async id => findRow(id),
  })

function Categories(): ReactNode {
  useSignals()
  const model = useModel(createCategories)
  const [actions] = useState(() => createTreeActions(model))
  const [shown, setShown] = useState<string | null>(null)
  return (
    <div className="ostrov" style={{ maxInlineSize: '34rem' }}>
      <TreeTools model={model} actions={actions} />
      <TreeView
        label="Categories"
        model={model}
        actions={actions}
        shown={shown}
        empty="There is no category yet."
        onOpen={setShown}
        onRename={async (id, name) => {
          model.putRow({ ...findRow(id), name })
          return true
        }}
        onDelete={model.dropRow}
      />
      <TreeHelp />
    </div>
  )
}

const tell = (play: (canvas: Canvas) => Promise<void>) => ({
  render: () => <Categories />,
  play: ({ canvas }: Parameters<Play>[0]) => play(canvas),
})

const pick = (canvas: Canvas, name: string) => canvas.findByRole('treeitem', { name })

/** A row is shown beside the tree; two others are marked, to be moved together. */
export const Marked = tell(async canvas => {
  await userEvent.click(await pick(canvas, 'Accessories'))
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(await pick(canvas, 'Chargers'))
  await userEvent.keyboard('{ArrowRight}')
  await pick(canvas, 'Wireless chargers')
  await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
  await expect(await pick(canvas, 'Chargers')).toHaveAttribute('aria-current', 'true')
  for (const name of ['Chargers', 'Cables'])
    await expect(await pick(canvas, name)).toHaveAttribute('aria-selected', 'true')
  await expect(await pick(canvas, 'Wireless chargers')).toHaveAttribute('aria-selected', 'false')
})

export const Renaming = tell(async canvas => {
  await userEvent.click(await pick(canvas, 'Services'))
  await userEvent.keyboard('{F2}')
  const field = await canvas.findByRole('textbox', { name: 'New name' })
  await expect(field).toHaveFocus()
  await userEvent.type(field, ' and repairs')
  await expect(field).toHaveValue('Services and repairs')
})

/** What was cut waits for its new place, and pales until then. */
export const Cut = tell(async canvas => {
  await userEvent.click(await pick(canvas, 'Phones'))
  await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}')
  await expect(await pick(canvas, 'Phones')).toHaveAttribute('data-cut', 'true')
})
