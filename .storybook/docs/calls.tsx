import { Markdown, Subheading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { GUIDES } from './guides.ts'
import { markCode } from './mark-code.tsx'
import { Snippet } from './snippet.tsx'
import type { CallFacts } from './widget-facts-plugin.ts'

/** Each folded to what it is for: who builds the server opens those that are asked for. */
export const Calls = ({ routes }: { routes: readonly CallFacts[] }): ReactNode => (
  <>
    <Subheading>Calls</Subheading>
    <Markdown>
      {`The page’s [routes](?path=/docs/${GUIDES['embedding.md']}#the-pages-configuration) must name the path of each; those below are the reference shop’s, behind \`/cz\` or \`/ro\`. [Adding a call](?path=/docs/${GUIDES['adding-a-call.md']}) tells how a call is described, \`dist/openapi.json\` has all of it.`}
    </Markdown>
    <Snippet language="json" code={writeRoutes(routes)} />
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
  </>
)

/** What the page's configuration has of them, with the reference shop's paths in the Czech market. */
const writeRoutes = (routes: readonly CallFacts[]): string =>
  JSON.stringify(
    { routes: Object.fromEntries(routes.map(({ name, path }) => [name, `/cz${path}`])) },
    null,
    2,
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
