import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { Fragment, type ReactNode } from 'react'
import { LANGUAGES, listTexts, splitAtDots } from './describe-widget.ts'
import { listSets } from './list-sets.ts'
import { Table } from './table.tsx'

interface TextsTableProps {
  name: string
  /** By their paths. */
  modules: Readonly<Record<string, object>>
}

/** Of all files of a widget; folded, as there are many and few readers look for them. */
export function TextsTable({ name, modules }: TextsTableProps): ReactNode {
  const sets = listSets(modules, name).map(({ file, messages }) => ({ file, rows: listTexts(messages) }))
  const count = sets.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      <Heading>Texts</Heading>
      <Unstyled>
        <details className="docs-states docs-texts">
          <summary>All {count} texts in Czech, Romanian and English</summary>
          {sets.map(({ file, rows }) => (
            <Fragment key={file}>
              {sets.length > 1 && <p>{file}</p>}
              <Table heads={['key', 'Czech', 'Romanian', 'English']}>
                {rows.map(({ key, texts }) => (
                  <tr key={key}>
                    <th scope="row">
                      <code>{breakAtDots(key)}</code>
                    </th>
                    {texts.map((text, i) => (
                      <td key={LANGUAGES[i]} lang={LANGUAGES[i]}>
                        {text}
                      </td>
                    ))}
                  </tr>
                ))}
              </Table>
            </Fragment>
          ))}
        </details>
      </Unstyled>
    </>
  )
}

/** Where it is too long for its column, a key goes on after a dot and never within a word. */
const breakAtDots = (key: string): ReactNode =>
  splitAtDots(key).map(({ part, end }, i) => (
    <Fragment key={end}>
      {i > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
