import { Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** On a phone, where its rows stand as blocks, each cell says by `data-label` under which head it would be. */
export function useLabels(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const [head, ...rows] = table.current?.rows ?? []
    for (const { cells } of rows)
      for (const cell of cells) cell.dataset.label = head?.cells[cell.cellIndex]?.textContent?.trim() ?? ''
  })
}

export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }): ReactNode {
  const table = useRef<HTMLTableElement>(null)
  useLabels(table)
  return (
    <Unstyled>
      <div className="docs-scroll">
        <table ref={table} className="docs-table">
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Unstyled>
  )
}
