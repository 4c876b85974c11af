import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

export const Table = ({ heads, children }: { heads: readonly string[]; children: ReactNode }): ReactNode => (
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
        <tbody>{children}</tbody>
      </table>
    </div>
  </Unstyled>
)
