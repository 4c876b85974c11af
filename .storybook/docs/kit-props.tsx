import { Heading, Subheading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { Part } from './kit-parts.ts'
import type { Shape } from './kit-types.ts'
import { markCode } from './mark-code.tsx'
import { PageText } from './page-text.tsx'
import { Snippet } from './snippet.tsx'
import { Table } from './table.tsx'

/** Where on the page each part is told, where there are several. */
export const PartLinks = ({ parts }: { parts: readonly Part[] }): ReactNode =>
  parts.length > 1 && (
    <PageText>
      {`On this page: ${parts.map(({ name }) => `[${name}](#${name.toLowerCase()})`).join(', ')}.`}
    </PageText>
  )

/** What each part is given. */
export const KitProps = ({ parts }: { parts: readonly Part[] }): ReactNode =>
  parts.length > 0 && (
    <>
      <Heading>Props</Heading>
      {parts.some(({ example }) => example) && <PageText>{WHOLE}</PageText>}
      {parts.map(part => (
        <section key={part.name} className="docs-part">
          <Subheading>{part.name}</Subheading>
          <Snippet language="tsx" code={writeExample(part)} />
          {part.props.length === 0 ? <p>It has none.</p> : <PropsTable props={part.props} />}
          {part.shapes.map(shape => (
            <ShapeTable key={shape.name} shape={shape} />
          ))}
        </section>
      ))}
    </>
  )

const WHOLE =
  'Each part stands here with what must be given alone; [Usage](#usage) has the whole of an example.'

const writeExample = ({ name, path, example }: Part): string =>
  [`import { ${name} } from '${path}'`, ...(example ? [example] : [])].join('\n\n')

const PropsTable = ({ props }: { props: Part['props'] }): ReactNode => (
  <Table heads={['prop', 'meaning', 'type', 'default']}>
    {props.map(({ name, meaning, type, preset }) => (
      <tr key={name}>
        <th scope="row">
          <code>{name}</code>
        </th>
        <td>{markCode(meaning)}</td>
        <td>
          <code>{type}</code>
        </td>
        <td>{writePreset(preset)}</td>
      </tr>
    ))}
  </Table>
)

/** What must be given, what may be left out, and what stands in its place. */
function writePreset(preset: string | null): ReactNode {
  if (preset === null) return <strong>required</strong>
  return preset === 'none' ? 'optional' : <code>{preset}</code>
}

/** What a list among the props holds. */
const ShapeTable = ({ shape: { name, meaning, text, fields } }: { shape: Shape }): ReactNode => (
  <Unstyled>
    <details className="docs-states docs-shape">
      <summary>
        <code>{name}</code>
      </summary>
      {meaning && <p>{markCode(meaning)}</p>}
      {text && <Snippet language="ts" code={text} />}
      {fields.length > 0 && (
        <Table heads={['field', 'meaning', 'type', 'default']}>
          {fields.map(field => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
              </th>
              <td>{markCode(field.meaning)}</td>
              <td>
                <code>{field.type}</code>
              </td>
              <td>{field.isOptional ? 'optional' : <strong>required</strong>}</td>
            </tr>
          ))}
        </Table>
      )}
    </details>
  </Unstyled>
)
