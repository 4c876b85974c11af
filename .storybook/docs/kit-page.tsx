import { kitFacts } from 'ostrov:kit-facts'
import { Description, DocsContext, Heading, Stories, Subheading, Title } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import { linkGuides } from './guides.ts'
import { KIT_GUIDANCE } from './kit-guidance.ts'
import { listParts } from './kit-parts.ts'
import { KitProps, PartLinks } from './kit-props.tsx'
import { PageText } from './page-text.tsx'
import { Snippet } from './snippet.tsx'
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
const usages = import.meta.glob<string>('../../stories/examples/kit-*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const kitSources = import.meta.glob<string>(
  ['../../widgets/_kit/**/*.tsx', '!../../widgets/_kit/**/*.test.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

const readName = (file: string): string => /(kit-[a-z-]+)\.stories/.exec(file)?.[1] ?? ''

/** Of the kit its readers are others than of the tokens. */
const sayForWhom = (file: string): string => (/\/kit-/.test(file) ? OF_THE_KIT : OF_TOKENS)
const OF_TOKENS = linkGuides(
  'A page overrides any of these tokens on `body`, or on an element for the islands in it. [Theming](theming.md) tells how, for both colour schemes.',
)
const OF_THE_KIT = linkGuides(
  '`#kit/…` is for widgets inside this repository; [Adding a widget](adding-a-widget.md) tells how to add one. Pages embed components, not parts of the kit.',
)

/**
 * What tells its height or has a visitor is in pages of its own, where what the visitor does is done: a dialog is open,
 * a file refused, a row renamed.
 */
export function KitPage({ file }: { file: string }): ReactNode {
  const facts = kitFacts[readName(file)] ?? {}
  const parts = listParts(sources[file.replace(/^\./, '../..')] ?? '', modules, kitSources, facts)
  const stories = useContext(DocsContext).componentStories()
  const pictures = stories.find(({ id }) => id.endsWith('--do-and-dont'))
  const others = stories.filter(story => story !== pictures)
  const isFramed = others.some(
    ({ parameters, playFunction }) => parameters.docs?.story?.height || playFunction,
  )
  if (!isFramed)
    return (
      <>
        <Title />
        <Description of="meta" />
        <Stories title="" includePrimary />
        <Guide file={file} />
        <KitProps parts={parts} />
      </>
    )
  return (
    <>
      <Title />
      <Description of="meta" />
      <Heading>Examples</Heading>
      {others.map(({ id, name, parameters }) => (
        <section key={id} className="docs-part" data-whole={!parameters.docs?.story?.height || undefined}>
          <Subheading>{name}</Subheading>
          <StoryFrame id={id} title={name} height={parameters.docs?.story?.height} wait="turn" />
        </section>
      ))}
      <Usage file={file} />
      <PageText>{sayForWhom(file)}</PageText>
      <PartLinks parts={parts} />
      <Guide file={file} pictures={pictures} />
      <KitProps parts={parts} />
    </>
  )
}

/** What a widget writes to have the parts of the page; the stories' own code has visitors and fixtures in it. */
function Usage({ file }: { file: string }): ReactNode {
  const code = usages[file.replace('./stories/', '../../stories/examples/').replace('.stories.', '.')]
  return (
    code && (
      <>
        <Heading>Usage</Heading>
        <p>
          In a widget, whose texts come from its own <code>messages.ts</code>.
        </p>
        <Snippet language="tsx" code={code.trim()} />
      </>
    )
  )
}

const GUIDE_HEADS = {
  use: 'Use it',
  avoid: 'Don’t use it',
  keyboard: 'Keyboard',
  readers: 'Screen readers',
} as const

/** When the part is the right one, and how it is used well. */
function Guide({
  file,
  pictures,
}: {
  file: string
  pictures?: { id: string; name: string } | undefined
}): ReactNode {
  const guidance = KIT_GUIDANCE[readName(file)]
  return (
    guidance && (
      <>
        <Heading>Guidance</Heading>
        {pictures && (
          <section className="docs-part" data-whole>
            <StoryFrame id={pictures.id} title={pictures.name} wait="turn" />
          </section>
        )}
        <Table heads={['case', 'advice']}>
          {(Object.keys(GUIDE_HEADS) as (keyof typeof GUIDE_HEADS)[]).map(name => (
            <tr key={name}>
              <th scope="row">{GUIDE_HEADS[name]}</th>
              <td>{guidance[name]}</td>
            </tr>
          ))}
        </Table>
      </>
    )
  )
}
