import type { Meta } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import type { GridAction } from '#kit/grid/grid-model.ts'
import '#kit/grid/grid.css'
import { describeProducts, listProducts, makeProducts } from '#testing/fixtures/grid.ts'

type Play = NonNullable<Meta['play']>

/**
 * A list as a grid. Headings order (with Shift by several), drag to reorder and resize, and open a menu of their own.
 * Arrows walk over cells, Enter or F2 edits one, Space chooses a row, Ctrl+C copies what Shift has marked.
 */
export default { title: 'Kit/Grid', parameters: { layout: 'fullscreen' } } satisfies Meta

const ACTIONS: readonly GridAction[] = [
  {
    id: 'stop',
    label: 'Vyřadit z prodeje',
    confirm: count => `Vyřadí se z prodeje: ${count}.`,
    run: async ids =>
      ids.map(id => ({ id, failure: Number(id) % 3 === 0 ? 'Produkt je v rozpracované objednávce.' : null })),
    undo: async ids => ids.map(id => ({ id, failure: null })),
  },
]

function Products({ count, width = '100%' }: { count: number; width?: string }): ReactNode {
  const [list] = useState(() => listProducts(makeProducts(count)))
  const [columns] = useState(() => describeProducts())
  return (
    <div className="ostrov" style={{ inlineSize: width }}>
      <DataGrid
        name="story"
        label="Produkty"
        columns={columns}
        list={list}
        getId={({ id }) => id}
        actions={ACTIONS}
        empty="Zatím tu není žádný produkt."
      />
    </div>
  )
}

export const Many = {
  render: () => <Products count={100_000} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    const grid = await canvas.findByRole('grid', { name: 'Produkty' })
    await expect(grid).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

export const Few = {
  render: () => <Products count={3} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(4)
  },
}

export const Empty = {
  render: () => <Products count={0} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await expect(await canvas.findByText('Zatím tu není žádný produkt.')).toBeVisible()
  },
}

export const Chosen = {
  render: () => <Products count={40} />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Vybrat celou stránku' }))
    await expect(await canvas.findByText('Vybráno: 40 řádků')).toBeVisible()
  },
}

export const Cards = {
  render: () => <Products count={30} width="22rem" />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await expect(await canvas.findByRole('combobox', { name: 'Seřadit podle' })).toBeVisible()
  },
}
