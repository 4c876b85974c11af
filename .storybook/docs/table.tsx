import { Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useRef } from 'react'

/** On a phone, where its rows stand as blocks, each cell says by `data-label` under which head it would be. */
export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    for (const { cells } of body.current?.rows ?? [])
      for (const cell of cells) cell.dataset.label = heads[cell.cellIndex] ?? ''
  })
  return (
    <Unstyled>
      <div className="docs-scroll">
        <table className="docs-table">
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>{children}</tbody>
        </table>
      </div>
    </Unstyled>
  )
}
