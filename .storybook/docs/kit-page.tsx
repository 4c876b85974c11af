import {
  Description,
  DocsContext,
  Heading,
  Source,
  Stories,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import { listParts, type Part } from './kit-parts.ts'
import { StoryFrame } from './story-frame.tsx'
import { Table } from './table.tsx'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../widgets/_kit/**/*.tsx', '!../../widgets/_kit/**/*.test.tsx'],
  { eager: true },
)
const sources = import.meta.glob<string>('../../stories/kit-*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * What tells its height or has a visitor is in pages of its own, where what the visitor does is done: a dialog is open,
 * a file refused, a row renamed.
 */
export function KitPage({ file }: { file: string }): ReactNode {
  const parts = listParts(sources[file.replace(/^\./, '../..')] ?? '', modules)
  const stories = useContext(DocsContext).componentStories()
  const isFramed = stories.some(
    ({ parameters, playFunction }) => parameters.docs?.story?.height || playFunction,
  )
  if (!isFramed)
    return (
      <>
        <Title />
        <Description of="meta" />
        <Stories title="" includePrimary />
        <Parts parts={parts} />
      </>
    )
  return (
    <>
      <Title />
      <Description of="meta" />
      {stories.map(({ id, name, moduleExport, parameters }) => (
        <section key={id} className="docs-part" data-whole={!parameters.docs?.story?.height || undefined}>
          <Subheading>{name}</Subheading>
          <StoryFrame id={id} title={name} height={parameters.docs?.story?.height} wait="turn" />
          <Unstyled>
            <details className="docs-states">
              <summary>Code</summary>
              <Source of={moduleExport} />
            </details>
          </Unstyled>
        </section>
      ))}
      <Parts parts={parts} />
    </>
  )
}

/** What each part is given. */
const Parts = ({ parts }: { parts: readonly Part[] }): ReactNode =>
  parts.length > 0 && (
    <>
      <Heading>Props</Heading>
      {parts.map(({ name, path, props }) => (
        <section key={name} className="docs-part">
          <Subheading>{name}</Subheading>
          <Source language="tsx" code={`import { ${name} } from '${path}'`} />
          {props.length === 0 ? (
            <p>It has none.</p>
          ) : (
            <Table heads={['prop', 'meaning', 'type', 'default']}>
              {props.map(prop => (
                <tr key={prop.name}>
                  <th scope="row">
                    <code>{prop.name}</code>
                  </th>
                  <td>{prop.meaning}</td>
                  <td>
                    <code>{prop.type}</code>
                  </td>
                  <td>{prop.preset === null ? <strong>required</strong> : <code>{prop.preset}</code>}</td>
                </tr>
              ))}
            </Table>
          )}
        </section>
      ))}
    </>
  )
