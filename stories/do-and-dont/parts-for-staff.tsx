import { type ReactNode, useState } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { DataGrid } from '#kit/grid/data-grid.tsx'
import { describeProducts, listProducts } from '#testing/fixtures/grid.ts'

function NoProducts({ name, empty, lead }: { name: string; empty: string; lead?: ReactNode }): ReactNode {
  const [list] = useState(() => listProducts([]))
  return (
    <DataGrid
      name={name}
      label={name}
      columns={describeProducts().slice(0, 1)}
      list={list}
      getId={({ id }) => id}
      lead={lead}
      empty={empty}
    />
  )
}

export const GRIDS = {
  good: (
    <NoProducts
      name="Products of the shop"
      empty="There is no product yet. Import the supplier’s list, or add the first one yourself."
      lead={<Button label="Import products" />}
    />
  ),
  bad: <NoProducts name="Products without a way on" empty="No data" />,
}

export const IMPORTS = {
  good: (
    <div className="stack">
      <Note kind="warning" isShown>
        3 of 6 lines have faults and are left out.
      </Note>
      <p>IP17-256-BLUE, main – quantity: 20 → 24</p>
      <p>GS25-128-MINT, brno – quantity: 2, new</p>
      <Button label="Import 3 lines" />
      <Button kind="quiet" label="Save the bad lines as a file" />
    </div>
  ),
  bad: (
    <div className="stack">
      <p>stock.csv, 6 lines</p>
      <Button label="Upload and import" />
    </div>
  ),
}

const MET = ['Keep: Christmas 15 %', 'Take: Advent']

export const RECORDS = {
  good: (
    <div className="stack">
      <Note kind="warning" isShown>
        A colleague has saved another name meanwhile.
      </Note>
      <div className="ostrov-radios" role="radiogroup" aria-label="Name">
        {MET.map(label => (
          <label key={label} className="ostrov-radio">
            <input type="radio" name="met" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  ),
  bad: (
    <div className="stack">
      <Note kind="warning" isShown>
        The record has changed.
      </Note>
      <Button label="Overwrite" />
    </div>
  ),
}
