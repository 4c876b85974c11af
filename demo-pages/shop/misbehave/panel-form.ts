import { getDotPath, safeParse } from 'valibot'
import type { SentForm } from '../site/forms.ts'
import type { Html } from '../site/html.ts'
import { type PlainField, renderPlainForm } from '../site/plain-form.ts'
import { KIND_GROUPS } from './kinds.ts'
import { MisbehaviourRequest } from './request.ts'
import { ROUTE_OPTIONS } from './route-names.ts'

type Field = 'route' | 'kind' | 'audience' | 'minutes' | 'times' | 'delay' | 'retry_after' | 'body' | 'after'

/** What stands in the form, and what is wrong with it. */
export interface PanelForm {
  values: Readonly<Record<Field, string>>
  faults: Partial<Readonly<Record<Field, string>>>
}

const LATE = 3000

/** Starts something that is seen: an outage of everything, for this browser, for ten minutes. */
export const FIRST_FORM: PanelForm = {
  values: {
    route: '*',
    kind: '503-html',
    audience: 'browser',
    minutes: '10',
    times: '',
    delay: '',
    retry_after: '',
    body: '',
    after: '',
  },
  faults: {},
}

const FAULTS: Partial<Readonly<Record<string, string>>> = {
  route: 'Choose calls from the list.',
  kind: 'Choose one from the list.',
  minutes: 'Choose one from the list.',
  times: 'Give a whole number from 1 to 1000, or leave it empty.',
  delay: 'Give whole milliseconds up to 60000, which is a minute, or leave it empty.',
  retry_after:
    'Give whole seconds up to 86400, which is a day, or a date such as “Wed, 25 Nov 2026 15:00:00 GMT”, or leave it empty.',
}

/** What was asked for, or the form again with what is wrong. */
export function readPanelForm(form: SentForm): { request: MisbehaviourRequest } | { refused: PanelForm } {
  const given = (name: string): string => form.get(name)?.trim() ?? ''
  const values = {
    route: given('route'),
    kind: given('kind'),
    audience: given('audience'),
    minutes: given('minutes'),
    times: given('times'),
    delay: given('delay'),
    retry_after: given('retry_after'),
    body: given('body'),
    after: given('after'),
  }
  const isLate = values.kind === 'delay'
  const { route, kind, retry_after, body } = values
  const parsed = safeParse(MisbehaviourRequest, {
    route,
    kind,
    after: values.after === '1',
    delay: values.delay ? Number(values.delay) : isLate ? LATE : 0,
    ...(values.times && { times: Number(values.times) }),
    ...(values.minutes && { minutes: Number(values.minutes) }),
    ...(retry_after && { retry_after }),
    ...(body && { body }),
  })
  const wrong = (parsed.issues ?? []).map(issue => getDotPath(issue) ?? '')
  const faults = Object.fromEntries(wrong.map(name => [name, FAULTS[name] ?? 'Check this, please.']))
  if (isLate && parsed.success && parsed.output.delay === 0)
    faults.delay = 'With 0 ms nothing would happen. Give how late it is to come.'
  if (retry_after && !isTime(retry_after)) faults.retry_after = FAULTS.retry_after ?? ''
  return parsed.success && Object.keys(faults).length === 0
    ? { request: parsed.output }
    : { refused: { values, faults } }
}

const DAY_SECONDS = 86_400

/** A script may send any header; who types it by hand means a time. */
const isTime = (text: string): boolean =>
  /^\d+$/.test(text)
    ? Number(text) <= DAY_SECONDS
    : /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text) && !Number.isNaN(Date.parse(text))

type Options = NonNullable<PlainField['options']>

export const AUDIENCES: Options = [
  ['browser', 'Only this browser'],
  ['everybody', 'Everybody in this shop'],
]
export const DURATIONS: Options = [
  ['10', '10 minutes'],
  ['60', 'An hour'],
  ['1440', 'A day'],
  ['', 'Until it is stopped'],
]

export function renderPanelForm(action: string, csrfToken: string, { values, faults }: PanelForm): Html {
  const fill = (field: PlainField & { name: Field }): PlainField => ({
    ...field,
    value: values[field.name],
    fault: faults[field.name],
  })
  return renderPlainForm({
    action,
    csrfToken,
    layout: 'wide',
    row: ROW.map(fill),
    fields: [
      ...REST.map(fill),
      {
        name: 'after',
        label: 'What is sent has its effect first, then the response goes wrong (a lost response)',
        type: 'checkbox',
        value: values.after === '1',
      },
    ],
    submit: 'Start',
  })
}

const NUMBER = { inputmode: 'numeric', autocomplete: 'off' }

const ROW: readonly (PlainField & { name: Field })[] = [
  { name: 'route', label: 'Which calls', type: 'select', options: ROUTE_OPTIONS },
  {
    name: 'kind',
    label: 'What happens',
    type: 'select',
    options: Object.fromEntries(
      Object.entries(KIND_GROUPS).map(([group, kinds]) => [
        group,
        Object.entries(kinds).map(([kind, { title }]) => [kind, title] as const),
      ]),
    ),
  },
  { name: 'audience', label: 'For whom', type: 'select', options: AUDIENCES },
  { name: 'minutes', label: 'For how long', type: 'select', options: DURATIONS },
  { name: 'times', label: 'At most so many calls', attributes: { ...NUMBER, placeholder: 'any number' } },
  {
    name: 'delay',
    label: 'Delay in ms',
    attributes: { ...NUMBER, placeholder: 'as the kind needs' },
  },
  {
    name: 'retry_after',
    label: 'Retry-After in seconds (429, 503)',
    attributes: { placeholder: '429: 2, 503: 1', autocomplete: 'off' },
  },
]
const REST: readonly (PlainField & { name: Field })[] = [
  {
    name: 'body',
    label: 'Body of the answer, for “Another shape”, 400, 409 and 429',
    type: 'textarea',
    hint: 'Empty: what the kind says by itself, in the language of the page.',
    attributes: { rows: 3, spellcheck: 'false' },
  },
]
