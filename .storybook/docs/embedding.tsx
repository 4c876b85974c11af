import { Heading, Subheading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { Params } from '#core/params/define-params.ts'
import { type Args, pickFirstSet, writeDjango, writeHtml, writeReact } from './describe-widget.ts'
import { linkGuides } from './guides.ts'
import { PageText } from './page-text.tsx'
import { Snippet } from './snippet.tsx'

/** What a server writes into the placeholder of a component that keeps it. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  tabs: [
    '<section data-tab="Popis"><p>Displej 6,1 palce.</p></section>',
    '<section data-tab="Doručení"><p>Zítra u vás doma.</p></section>',
  ],
}

/** What stories set so that none of them remembers another one, and no page needs. */
const OF_STORIES: Readonly<Record<string, readonly string[]>> = { tabs: ['memoryMinutes'] }

const OF_DJANGO = linkGuides('[Django](django.md) tells how to set the tags up, and what else they take.')
const OF_KEPT = linkGuides(
  'There is no React component of it: it shows the nodes that a server rendered. An app that wants it renders its placeholder and starts the loader, as [Embedding](embedding.md#in-a-react-app) tells; in place of tabs that an app renders itself take your own.',
)

/** How a page gets the component, as the first of its stories sets it. */
export function Embedding({
  name,
  params,
  told,
}: {
  name: string
  params: Params
  told: readonly Args[]
}): ReactNode {
  const set = pickFirstSet(
    params,
    told.map(args => leaveOut(args, OF_STORIES[name] ?? [])),
  )
  const content = CONTENT[name]
  const { template, view } = writeDjango(name, set, content)
  return (
    <>
      <Heading>Embedding</Heading>
      <Subheading>HTML</Subheading>
      <Snippet language="html" code={writeHtml(name, set, content)} />
      <Subheading>Django template</Subheading>
      {view && <Snippet language="python" code={view} />}
      <Snippet language="html" code={template} />
      <PageText>{OF_DJANGO}</PageText>
      <Subheading>React</Subheading>
      {content ? <PageText>{OF_KEPT}</PageText> : <Snippet language="tsx" code={writeReact(name, set)} />}
    </>
  )
}

const leaveOut = (args: Args, names: readonly string[]): Args =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)))
