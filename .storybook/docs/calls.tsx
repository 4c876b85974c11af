import { facts } from 'ostrov:widget-facts'
import { Subheading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { linkGuides } from './guides.ts'
import { markCode } from './mark-code.tsx'
import { PageText } from './page-text.tsx'
import { Snippet } from './snippet.tsx'
import { sortCalls, writeConfig } from './sort-calls.ts'
import type { CallFacts } from './widget-facts-plugin.ts'

const link = (file: string, text: string, place = ''): string => linkGuides(`[${text}](${file}${place})`)

const TABLE = `The page’s ${link('embedding.md', 'configuration', '#the-pages-configuration')} names the path of each. Those here are the reference shop’s, behind \`/cz\` or \`/ro\`. ${link('adding-a-call.md', 'Adding a call')} tells how a call is described, \`dist/openapi.json\` has all of it.`

const EXTRAS =
  'Each is asked only for what stands above it. A site that does not offer that leaves the call out of its routes.'

/** Those that every page with the component needs, then those for what some shops offer, then what it opens. */
export function Calls({ name }: { name: string }): ReactNode {
  const { routes = [], pageKeys = [], opened = [] } = facts[name] ?? {}
  const { needed, extras } = sortCalls(routes)
  return (
    <>
      <Subheading>Calls</Subheading>
      <PageText>{TABLE}</PageText>
      {needed.length > 0 && <Snippet language="json" code={writeConfig(needed, pageKeys)} />}
      <CallList routes={needed} />
      {opened.map(({ name: other, param }) => (
        <OpenedCalls key={other} name={other} param={param} own={needed} />
      ))}
      {extras.length > 0 && (
        <>
          <Subheading>Calls for what some shops offer</Subheading>
          <PageText>{EXTRAS}</PageText>
          <Snippet language="json" code={writeConfig(extras.flatMap(({ calls }) => calls))} />
          {extras.map(({ what, calls }) => (
            <section key={what}>
              <h4>For {what}</h4>
              <CallList routes={calls} />
            </section>
          ))}
        </>
      )}
    </>
  )
}

/** Of another component, which this one puts onto the page. */
function OpenedCalls({
  name,
  param,
  own,
}: {
  name: string
  param: string
  own: readonly CallFacts[]
}): ReactNode {
  const { page = '', title = '', routes = [] } = facts[name] ?? {}
  const { needed, extras } = sortCalls(routes)
  const all = [...new Map([...own, ...needed].map(route => [route.name, route])).values()]
  const more = extras.map(({ what }) => what).join(' and ')
  return (
    <>
      <PageText>
        {`With \`${param}\` also the calls of [${title}](?path=/docs/${page}), which it opens${more && `; that page tells those for ${more}, too`}:`}
      </PageText>
      <Snippet language="json" code={writeConfig(all)} />
    </>
  )
}

/** Each folded to what it is for: who builds the server opens those that are asked for. */
const CallList = ({ routes }: { routes: readonly CallFacts[] }): ReactNode => (
  <Unstyled>
    {routes.map(route => (
      <details key={route.name} className="docs-states docs-call">
        <summary>
          {route.name}
          <span>{markCode(route.meaning)}</span>
          <code>
            {route.method} {route.path}
          </code>
        </summary>
        <CallDetail {...route} />
      </details>
    ))}
  </Unstyled>
)

const ACCESS: Readonly<Record<CallFacts['access'], string>> = {
  anyone: 'anyone',
  'signed-in': 'signed-in visitors; 403 for others',
  staff: 'staff; 403 for others',
}

/** What the statuses stand for. Any call may fail in other ways, which visitors are told alike. */
const ERRORS: Readonly<Record<number, string>> = {
  400: 'not accepted, by field',
  403: 'not allowed',
  404: 'there is no such thing',
  409: 'no longer what the visitor saw',
  429: 'asked too often',
}

const CallDetail = ({ query, request, response, status, errors, access }: CallFacts): ReactNode => (
  <dl>
    <dt>For</dt>
    <dd>{ACCESS[access]}</dd>
    {query.length > 0 && (
      <>
        <dt>Query</dt>
        <dd>
          {query.map(({ name, meaning, isRequired }) => (
            <p key={name}>
              <code>{name}</code> {isRequired && <strong>required</strong>} {markCode(meaning)}
            </p>
          ))}
        </dd>
      </>
    )}
    {request !== null && (
      <>
        <dt>Request</dt>
        <dd>
          <pre>{request}</pre>
        </dd>
      </>
    )}
    <dt>Response {status}</dt>
    <dd>{response === null ? 'nothing is read of it' : <pre>{response}</pre>}</dd>
    {errors.length > 0 && (
      <>
        <dt>Errors</dt>
        <dd>
          {errors.map(error => (
            <p key={error}>
              <code>{error}</code> {ERRORS[error]}
            </p>
          ))}
        </dd>
      </>
    )}
  </dl>
)
