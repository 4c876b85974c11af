import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import type { MarketCode } from '#core/market.ts'
import type { Params } from '#core/params/define-params.ts'
import { readParams } from '#core/params/read-params.ts'
import { isSafeLink } from '#core/safe-link.ts'
import type { Widget } from '#core/widget.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { putInRomanian } from '#testing/fixtures/in-romanian.ts'
import { keepHtml } from '#testing/keep-html.ts'
import { describeControls } from './docs/describe-controls.ts'
import { spellDefault } from './docs/describe-widget.ts'

type Args = Record<string, unknown>

export interface WidgetStory {
  /** As an editor would set them. */
  params?: Args
  server?: Fixtures
  /** What this page says otherwise than the usual one. */
  page?: Record<string, unknown>
  /** The server's markup, for a widget that keeps it; one for each market, where it has words. */
  content?: string | Readonly<Record<MarketCode, string>>
  globals?: Partial<Record<'market' | 'language' | 'theme' | 'width', string>>
  /** An error that comes of no answer of the server: of rights, of the page's configuration, of code that is missing. */
  showsErrors?: boolean
  play?: StoryObj<Args>['play']
}

/** A story of a widget as the loader would bring it up, with a control for each of its params. */
export function widgetStory<P extends Params>(
  widget: Widget<P>,
  { params = {}, server = {}, page = {}, content, globals = {}, showsErrors = false, play }: WidgetStory = {},
): StoryObj<Args> {
  return {
    args: { ...listDefaults(widget.params), ...(globals.market === 'ro' ? putInRomanian(params) : params) },
    argTypes: describeControls(widget.params, widget.messages, globals.market === 'ro' ? {} : params),
    parameters: { server, page, showsErrors },
    globals,
    render: (args, { globals: { market } }) => {
      const told = market === 'ro' ? putInRomanian(args) : args
      const html = typeof content === 'object' ? content[market === 'ro' ? 'ro' : 'cz'] : content
      return <WidgetIsland key={JSON.stringify(told)} widget={widget} args={told} html={html} />
    },
    ...(play && { play }),
  }
}

/** What stands in a placeholder once it is up. */
function WidgetIsland<P extends Params>({
  widget,
  args,
  html,
}: {
  widget: Widget<P>
  args: Args
  html: string | undefined
}): ReactNode {
  const { View } = widget
  const [content] = useState(() => (html === undefined ? undefined : keepHtml(html)))
  const { values, issues } = readParams(widget.params, new Map(Object.entries(args)))
  const isRefused = issues.some(issue => issue.isFatal)
  const refused = [...issues, ...listUnsafe(widget.params, args)]
  const Island = View as (island: object) => ReactNode
  return (
    <>
      {refused.length > 0 && (
        <div className="story-refused" role="status">
          {refused.map(({ param, expected, found }) => (
            <p key={param}>
              <code>{param}</code> is {isRefused ? 'refused' : 'left out'}: expected {expected}, found {found}
            </p>
          ))}
        </div>
      )}
      {!isRefused && (
        <div className={content ? 'ostrov-frame' : 'ostrov'}>
          <Island {...{ params: values, content }} />
        </div>
      )}
    </>
  )
}

/** Links that no page would follow, and codes that the editor's form refuses: the component goes without them. */
const listUnsafe = ({ fields }: Params, args: Args) =>
  Object.entries(fields).flatMap(([param, { describe }]) => {
    const { kind, pattern } = describe
    const found = args[param]
    if (typeof found !== 'string' || found === '') return []
    if ((kind === 'link' || kind === 'image') && !isSafeLink(found))
      return [{ param, expected: 'a path of this site, or https', found }]
    return pattern === undefined || new RegExp(pattern).test(found)
      ? []
      : [{ param, expected: `a text like ${pattern}`, found }]
  })

const listDefaults = ({ fields }: Params): Args =>
  Object.fromEntries(Object.entries(fields).map(([name, { describe }]) => [name, spellDefault(describe)]))
