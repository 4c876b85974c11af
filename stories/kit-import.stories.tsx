import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { ImportOutcome } from '#core/api/preorders/stock.ts'
import { readStockLine, STOCK_COLUMNS } from '#core/preorders/stock-file.ts'
import { createImport } from '#kit/import/import-model.ts'
import { ImportPanel } from '#kit/import/import-panel.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { IMPORTS } from './do-and-dont/parts-for-staff.tsx'

/** A CSV file on its way: read and checked here, its changes looked at, and only then sent. Bad lines are left out. */
export default {
  title: 'Kit/CSV import',
  globals: { language: 'en' },
  parameters: { docs: { story: { height: '14rem' } } },
} satisfies Meta

type Play = NonNullable<Meta['play']>
type Canvas = Parameters<Play>[0]['canvas']

const FILE = `product_code;stock_code;quantity
IP17-256-BLUE;main;24
IP17-256-BLACK;main;8
IP17-256-WHITE;brno;many
;brno;3
GS25-128-GREY;moon;5
GS25-128-MINT;brno;2
`

const OUTCOME: ImportOutcome = {
  id: null,
  is_applied: false,
  created: 1,
  updated: 1,
  unchanged: 1,
  errors: [
    { line: 4, column: 'quantity', message: 'Write a whole number from zero.' },
    { line: 5, column: 'product_code', message: 'The value is missing.' },
    { line: 6, column: null, message: 'There is no stock “moon”.' },
  ],
  changes: [
    { line: 2, code: 'IP17-256-BLUE', stock: 'main', quantity: [20, 24], boss_quantity: [0, 0] },
    { line: 7, code: 'GS25-128-MINT', stock: 'brno', quantity: [null, 2], boss_quantity: [null, 0] },
  ],
}

const createStock = () =>
  createImport({
    columns: STOCK_COLUMNS,
    most: 8_000_000,
    check: read => {
      const result = readStockLine(read)
      return result.ok ? null : { column: result.column, message: 'Mend the value.' }
    },
    send: async ({ preview }) => ({ ...OUTCOME, id: preview ? null : '7', is_applied: !preview }),
    undo: async () => ({ undone: 2, left: [] }),
    onDone: () => {},
  })

function Stock(): ReactNode {
  const model = useModel(createStock)
  return (
    <div className="ostrov">
      <ImportPanel model={model} columns={STOCK_COLUMNS} nameColumn={name => name} />
    </div>
  )
}

const tell = (content: string, play: (canvas: Canvas) => Promise<void>) => ({
  render: () => <Stock />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await userEvent.upload(canvas.getByLabelText('CSV file'), new File([content], 'stock.csv'))
    await play(canvas)
  },
})

export const BadLines = tell(FILE, async canvas => {
  await expect(await canvas.findByText('3 lines have faults and are left out')).toBeVisible()
  await expect(canvas.getByText(/There is no stock “moon”/)).toBeVisible()
  await expect(canvas.getByText('IP17-256-BLUE, main – quantity: 20 → 24')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Import 3 lines' })).toBeEnabled()
})

export const ColumnMissing = tell('product_code;quantity\nIP17-256-BLUE;24\n', async canvas => {
  await expect(await canvas.findByText('These columns are missing: stock_code.')).toBeVisible()
  await expect(canvas.getByLabelText('CSV file')).toBeInvalid()
})

export const DoAndDont = doAndDont('kit-import', IMPORTS)
