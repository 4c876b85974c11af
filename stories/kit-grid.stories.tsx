import type { Meta } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { createTranslate, getLanguage } from '#core/intl/translate.ts'
import { bulkMessages } from '#kit/grid/bulk-messages.ts'
import type { Column } from '#kit/grid/column.ts'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import type { GridAction } from '#kit/grid/grid-action.ts'
import { gridMessages } from '#kit/grid/grid-messages.ts'
import '#kit/grid/grid.css'
import { describeProducts, listProducts, makeProducts, type Product } from '#testing/fixtures/grid.ts'
import { sayInGrid } from '#testing/fixtures/grid-words.ts'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { putInState } from '../.storybook/kit-story.tsx'
import { GRIDS } from './do-and-dont/parts-for-staff.tsx'

type Play = NonNullable<Meta['play']>

/**
 * A list as a grid. Headings order (with Shift by several), drag to reorder and resize, and open a menu of their own.
 * Arrows walk over cells, Enter or F2 edits one, Space chooses a row, Ctrl+C copies what Shift has marked.
 */
export default { title: 'Kit/Grid', parameters: { layout: 'fullscreen' } } satisfies Meta

/** A Czech word of the fixtures in the language that the toolbar chose. */
const say = (word: string): string => sayInGrid(word, getLanguage())

const grid = createTranslate(gridMessages)
const bulk = createTranslate(bulkMessages)

const MODEL = /^(.*) (\d+ GB)$/

/** A product's name begins with a word and ends with a size. */
const makeRows = (count: number): readonly Product[] =>
  makeProducts(count).map(row => ({
    ...row,
    name: row.name.replace(MODEL, (_, name: string, size: string) => `${say(name)} ${size}`),
    note: say(row.note),
  }))

const describeColumns = (): readonly Column<Product>[] =>
  describeProducts().map(({ edit, ...column }) => ({
    ...column,
    label: say(column.label),
    ...(column.choices && {
      choices: column.choices.map(({ value, label }) => ({ value, label: say(label) })),
    }),
    ...(edit && {
      edit: {
        ...edit,
        check: (...given: Parameters<typeof edit.check>) => {
          const refusal = edit.check(...given)
          return refusal === null ? null : say(refusal)
        },
      },
    }),
  }))

const listActions = (): readonly GridAction[] => [
  {
    id: 'stop',
    label: say('Vyřadit z prodeje'),
    confirm: count => `${say('Vyřadí se z prodeje')}: ${count}.`,
    run: async ids =>
      ids.map(id => ({
        id,
        failure: Number(id) % 3 === 0 ? say('Produkt je v rozpracované objednávce.') : null,
      })),
    undo: async ids => ids.map(id => ({ id, failure: null })),
  },
]

function Products({ count, width = '100%' }: { count: number; width?: string }): ReactNode {
  const [list] = useState(() => listProducts(makeRows(count)))
  const [columns] = useState(describeColumns)
  const [actions] = useState(listActions)
  return (
    <div className="ostrov" style={{ inlineSize: width }}>
      <DataGrid
        name="story"
        label={say('Produkty')}
        columns={columns}
        list={list}
        getId={({ id }) => id}
        actions={actions}
        empty={say('Zatím tu není žádný produkt.')}
      />
    </div>
  )
}

export const Many = {
  render: () => <Products count={100_000} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    const grid = await canvas.findByRole('grid', { name: say('Produkty') })
    await expect(grid).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

/** One row is pointed at, the cell of another one was come to by the keyboard. */
export const Few = {
  render: () => <Products count={3} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    const rows = await canvas.findAllByRole('row')
    await expect(rows).toHaveLength(4)
    putInState(rows[1], 'hover')
    putInState(rows[2]?.querySelector('[role="gridcell"]:nth-child(3)'), 'focus-visible')
  },
}

export const Empty = {
  render: () => <Products count={0} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await expect(await canvas.findByText(say('Zatím tu není žádný produkt.'))).toBeVisible()
  },
}

export const Chosen = {
  render: () => <Products count={40} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: grid('selectPage') }))
    await expect(await canvas.findByText(bulk('chosen', { count: 40 }))).toBeVisible()
  },
}

export const Cards = {
  render: () => <Products count={30} width="22rem" />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await expect(await canvas.findByRole('combobox', { name: grid('orderBy') })).toBeVisible()
  },
}

export const DoAndDont = doAndDont('kit-grid', GRIDS)
