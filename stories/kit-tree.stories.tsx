import { useSignals } from '@preact/signals-react/runtime'
import type { Meta } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { categoriesTree } from '#core/api/categories/categories.ts'
import { FailureError } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { words } from '#core/intl/words.ts'
import { createTreeModel } from '#core/state/tree-model.ts'
import type { TreeRow } from '#core/state/tree-rules.ts'
import { useModel } from '#kit/react/use-model.ts'
import { createTreeActions } from '#kit/tree/tree-actions.ts'
import { TreeHelp, TreeTools } from '#kit/tree/tree-tools.tsx'
import { TreeView } from '#kit/tree/tree-view.tsx'
import { t } from '#kit/tree/tree-words.ts'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { inLanguage, putInState } from '../.storybook/kit-story.tsx'

/**
 * Rows within rows, a branch read when it is opened. One stop of Tab: arrows walk, Space marks, F2 renames, Alt and
 * arrows move, Ctrl+X and Ctrl+V carry, and the mouse drags.
 */
export default { title: 'Kit/Tree' } satisfies Meta

type Play = NonNullable<Meta['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** Their names are those of the language. */
const ROWS: readonly Omit<TreeRow, 'name'>[] = [
  { id: '1', parent: null, children: true },
  { id: '2', parent: '1', children: false },
  { id: '3', parent: '1', children: false },
  { id: '4', parent: null, children: true },
  { id: '5', parent: '4', children: true },
  { id: '6', parent: '5', children: false },
  { id: '7', parent: '4', children: false },
  { id: '8', parent: null, children: false },
]

const NAMES = {
  cs: [
    'Telefony',
    'Chytré telefony',
    'Tlačítkové telefony',
    'Příslušenství',
    'Nabíječky',
    'Bezdrátové nabíječky',
    'Kabely',
    'Služby',
  ],
  ro: [
    'Telefoane',
    'Smartphone-uri',
    'Telefoane cu butoane',
    'Accesorii',
    'Încărcătoare',
    'Încărcătoare wireless',
    'Cabluri',
    'Servicii',
  ],
  en: [
    'Phones',
    'Smartphones',
    'Phones with buttons',
    'Accessories',
    'Chargers',
    'Wireless chargers',
    'Cables',
    'Services',
  ],
}

const WORDS = {
  cs: { label: 'Kategorie', empty: 'Zatím tu není žádná kategorie.', more: ' a opravy' },
  ro: { label: 'Categorii', empty: 'Încă nu există nicio categorie.', more: ' și reparații' },
  en: { label: 'Categories', empty: 'There is no category yet.', more: ' and repairs' },
}

const listRows = (): readonly TreeRow[] =>
  ROWS.map((row, at) => ({ ...row, name: inLanguage(NAMES)[at] ?? '' }))

function findRow(id: string): TreeRow {
  const row = listRows().find(one => one.id === id)
  if (!row) throw new Error(`${id} is no row`)
  return row
}

const nameOf = (id: string): string => findRow(id).name

type Load = (parent: string | null) => Promise<readonly TreeRow[]>

const loadRows: Load = async parent => listRows().filter(row => row.parent === parent)

const createCategories = (load: Load) =>
  createTreeModel<TreeRow>({
    load,
    find: async term => listRows().filter(({ name }) => name.toLowerCase().includes(term.toLowerCase())),
    reveal: async () => listRows(),
    move: async id => findRow(id),
  })

function Categories({ load = loadRows, isBare = false }: { load?: Load; isBare?: boolean }): ReactNode {
  useSignals()
  const model = useModel(() => createCategories(load))
  const [actions] = useState(() => createTreeActions(model))
  const [shown, setShown] = useState<string | null>(null)
  return (
    <div className="ostrov" style={{ maxInlineSize: '34rem' }}>
      {!isBare && <TreeTools model={model} actions={actions} />}
      <TreeView
        label={inLanguage(WORDS).label}
        model={model}
        actions={actions}
        shown={shown}
        empty={inLanguage(WORDS).empty}
        onOpen={setShown}
        onRename={async (id, name) => {
          model.putRow({ ...findRow(id), name })
          return true
        }}
        onDelete={model.dropRow}
      />
      {isBare ? <p className="ostrov-muted">Drag a category to move it.</p> : <TreeHelp />}
    </div>
  )
}

const tell = (play: (canvas: Canvas) => Promise<void>) => ({
  render: () => <Categories />,
  play: ({ canvas }: Parameters<Play>[0]) => play(canvas),
})

const pick = (canvas: Canvas, id: string) => canvas.findByRole('treeitem', { name: nameOf(id) })

/** A row is shown beside the tree; two others are marked, to be moved together; the last one is pointed at. */
export const Marked = tell(async canvas => {
  await userEvent.click(await pick(canvas, '4'))
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(await pick(canvas, '5'))
  await userEvent.keyboard('{ArrowRight}')
  await pick(canvas, '6')
  await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
  await expect(await pick(canvas, '5')).toHaveAttribute('aria-current', 'true')
  for (const id of ['5', '7']) await expect(await pick(canvas, id)).toHaveAttribute('aria-selected', 'true')
  await expect(await pick(canvas, '6')).toHaveAttribute('aria-selected', 'false')
  putInState(await pick(canvas, '8'), 'hover')
})

export const Renaming = tell(async canvas => {
  await userEvent.click(await pick(canvas, '8'))
  await userEvent.keyboard('{F2}')
  const field = await canvas.findByRole('textbox', { name: t('newName') })
  await expect(field).toHaveFocus()
  await userEvent.type(field, inLanguage(WORDS).more)
  await expect(field).toHaveValue(nameOf('8') + inLanguage(WORDS).more)
})

/** What was cut waits for its new place, and pales until then. */
export const Cut = tell(async canvas => {
  await userEvent.click(await pick(canvas, '1'))
  await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}')
  await expect(await pick(canvas, '1')).toHaveAttribute('data-cut', 'true')
})

export const Empty = {
  render: () => <Categories load={async () => []} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await expect(await canvas.findByText(inLanguage(WORDS).empty)).toBeVisible()
  },
}

/** The top is on its way: the shape of rows keeps their place. */
export const Loading = {
  parameters: { server: { 'categories-tree': 'hang' } },
  render: () => <Categories load={async () => (await read(categoriesTree)).results} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await expect(canvas.queryByRole('treeitem')).toBeNull()
  },
}

const OUT_OF_REACH = new Set(['1', '5'])
const begins = (element: Element): number => element.getBoundingClientRect().left

/** The top is there, two branches are not: each says so where its rows would begin, with a way to try again. */
export const BranchFailed = {
  parameters: { showsErrors: true },
  render: () => (
    <Categories
      load={async parent => {
        if (OUT_OF_REACH.has(parent ?? '')) throw new FailureError({ kind: 'offline' }, 'categories-tree')
        return loadRows(parent)
      }}
    />
  ),
  play: async ({ canvas }: Parameters<Play>[0]) => {
    for (const id of ['4', '5', '1']) {
      await userEvent.click(await pick(canvas, id))
      await userEvent.keyboard('{ArrowRight}')
    }
    await expect(await canvas.findAllByRole('button', { name: words('retry') })).toHaveLength(2)
    const [top, below] = canvas.getAllByText(t('branchFailed'))
    if (!top || !below) throw new Error('A branch does not say that it failed.')
    for (const [told, id] of [
      [top, '1'],
      [below, '5'],
    ] as const) {
      await expect(begins(told)).toBeGreaterThan(begins(canvas.getByText(nameOf(id))) + 20)
    }
    await expect(begins(below) - begins(top), 'a level further').toBe(
      begins(canvas.getByText(nameOf('5'))) - begins(canvas.getByText(nameOf('4'))),
    )
  },
}

export const DoAndDont = doAndDont('kit-tree', { good: <Categories />, bad: <Categories isBare /> })
