import { facts } from 'ostrov:widget-facts'
import { DocsContext, Heading, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext, useState } from 'react'
import type { Widget } from '#core/widget.ts'
import { Calls } from './calls.tsx'
import { type Args, linkWidgets, listParams, writeMessage } from './describe-widget.ts'
import { Embedding } from './embedding.tsx'
import { FRAME_HEIGHTS, MOST_HEIGHT } from './frame-heights.ts'
import { linkGuides } from './guides.ts'
import { markCode } from './mark-code.tsx'
import { PageText } from './page-text.tsx'
import { SHARED_KEYS } from './shared-keys.ts'
import { StatesTable } from './states-table.tsx'
import { StoryFrame } from './story-frame.tsx'
import { Table } from './table.tsx'
import { TextsTable } from './texts-table.tsx'
import { WIDGET_GUIDANCE } from './widget-guidance.ts'

interface WidgetPageProps {
  name: string
  widget: Widget
  /** The modules of its folder that hold its texts, by their paths. */
  texts: Readonly<Record<string, object>>
}

/** Of a widget all that its folder says. */
export function WidgetPage({ name, widget, texts }: WidgetPageProps): ReactNode {
  const stories = useContext(DocsContext).componentStories()
  const [primary] = stories
  const { en } = widget.messages
  return (
    <>
      <Title />
      <p className="docs-lead">{writeMessage(en['component.help'])}</p>
      {primary && (
        <StoryFrame
          id={primary.id}
          title={primary.name}
          height={primary.parameters.docs?.story?.height}
          reserve={FRAME_HEIGHTS[name] ?? MOST_HEIGHT}
        />
      )}
      <When name={name} />
      <States stories={stories} />
      <Params widget={widget} />
      <Embedding
        name={name}
        params={widget.params}
        told={stories.map(({ initialArgs }) => initialArgs as Args)}
      />
      <PageKeys name={name} />
      <Talk name={name} widget={widget} />
      <TextsTable name={name} modules={texts} />
    </>
  )
}

/** When it is the right one, and when not. */
function When({ name }: { name: string }): ReactNode {
  const guidance = WIDGET_GUIDANCE[name]
  return (
    guidance && (
      <PageText>
        {linkWidgets(
          [
            `**When to use.** ${guidance.use}`,
            `**When not.** ${guidance.avoid}`,
            ...(guidance.server ? [`**The server.** ${linkGuides(guidance.server)}`] : []),
          ].join('\n\n'),
          other => facts[other],
        )}
      </PageText>
    )
  )
}

function Params({ widget: { params, messages } }: { widget: Widget }): ReactNode {
  const rows = listParams(params, messages)
  return (
    <>
      <Heading>Params</Heading>
      {rows.length === 0 ? (
        <p>It has none.</p>
      ) : (
        <Table heads={['param', 'what editors read', 'type', 'default']}>
          {rows.map(({ name, label, help, type, preset }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <strong>{label}</strong>
                <br />
                {help}
              </td>
              <td>{type}</td>
              <td>{preset === null ? <strong>required</strong> : <code>{preset}</code>}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

function Talk({ name, widget }: { name: string; widget: Widget }): ReactNode {
  const { routes = [], states = [], events = [], tracked = [] } = facts[name] ?? {}
  return (
    <>
      <Heading>Marks, events, calls</Heading>
      <Table heads={['what', 'value', 'meaning']}>
        <Row what="mark" value={`data-component="${name}"`} meaning="The placeholder." />
        <Row
          what="mark"
          value="data-state"
          meaning="On the placeholder: `waiting`, `loading`, `ready` or `failed`."
        />
        {states.map(state => (
          <Row key={state.name} what="event it fires" value={state.name} meaning={state.meaning} />
        ))}
        <Row what="wakes" value={widget.when} meaning="Unless the placeholder’s data-when says otherwise." />
        {widget.content === 'keep' && (
          <Row what="content" value="keep" meaning="It shows the server’s own nodes of its placeholder." />
        )}
        {events.map(event => (
          <Row
            key={event.name + event.way}
            what={`event it ${event.way}`}
            value={event.name}
            meaning={event.meaning}
          />
        ))}
        {tracked.map(event => (
          <Row key={event} what="analytics" value={event} meaning="Pushed to dataLayer, after consent." />
        ))}
      </Table>
      {routes.length > 0 && <Calls name={name} />}
    </>
  )
}

function PageKeys({ name }: { name: string }): ReactNode {
  const { readKeys = [] } = facts[name] ?? {}
  return (
    <>
      <Heading>Page configuration</Heading>
      <PageText>{readKeys.length > 0 ? `${OF_ALL} This one also reads:` : OF_ALL}</PageText>
      {readKeys.length > 0 && (
        <Table heads={['key', 'meaning', 'default']}>
          {readKeys.map(({ name: key, meaning, isRequired, preset }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{markCode(meaning)}</td>
              <td>{isRequired ? <strong>required</strong> : markCode(preset || 'optional')}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

const OF_ALL = linkGuides(
  `Every component reads ${SHARED_KEYS.map(key => `\`${key}\``).join(', ')} of the page’s configuration; [Embedding](embedding.md#the-pages-configuration) tells all of its keys.`,
)

const Row = ({ what, value, meaning }: { what: string; value: string; meaning: string }): ReactNode => (
  <tr>
    <td>{what}</td>
    <th scope="row">
      <code>{value}</code>
    </th>
    <td>{markCode(meaning)}</td>
  </tr>
)

type StoryList = Parameters<typeof StatesTable>[0]['stories']

/** Each loads a page of its own, so none comes before it is asked for. */
function States({ stories }: { stories: StoryList }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Heading>States</Heading>
      <Unstyled>
        <details
          className="docs-states"
          onToggle={event => {
            if (event.currentTarget.open) setOpen(true)
          }}
        >
          <summary>All {stories.length} states side by side, in both markets</summary>
          {isOpen && <StatesTable stories={stories} />}
        </details>
      </Unstyled>
    </>
  )
}
