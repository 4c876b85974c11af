import { html } from 'hono/html'
import { CSRF_FIELD } from '../django/csrf.ts'
import { type Html, NOTHING } from './html.ts'

type Option = string | readonly [value: string, label: string]

/** One field of a form that works without scripts. */
export interface PlainField {
  name: string
  label: string
  /** A type of `<input>`, else `select` or `textarea`; text where nothing is said. */
  type?: string
  /** What it holds at first, or what was sent; of a checkbox whether it is ticked. */
  value?: string | boolean
  /** Of a select; by the label of their group where they have groups. */
  options?: readonly Option[] | Readonly<Record<string, readonly Option[]>>
  hint?: string
  /** What is wrong with what was sent. */
  fault?: string | undefined
  attributes?: Attributes
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export interface PlainForm {
  /** The page itself where nothing is said. */
  action?: string
  csrfToken: string
  /** Tells the fields of one form of a page from those of another. */
  prefix?: string
  /** Says itself what is wrong with what was sent, in the place of the browser. */
  isCheckedHere?: boolean
  /** `wide` takes the width of a text, `line` stands in one row. */
  layout?: 'wide' | 'line'
  hidden?: Readonly<Record<string, string>>
  /** Short fields side by side, before the others. */
  row?: readonly PlainField[]
  fields?: readonly PlainField[]
  /** What stands before the button. */
  note?: Html
  /** The button's text, or the buttons themselves. */
  submit: string | Html
}

/** A form that is posted without scripts; the first faulty field is the one to begin with. */
export function renderPlainForm(form: PlainForm): Html {
  const { action, csrfToken, prefix = '', layout, hidden = {}, row = [], fields = [], note, submit } = form
  const novalidate = form.isCheckedHere ?? false
  const first = [...row, ...fields].find(({ fault }) => fault)
  const show = (field: PlainField) => renderField(field, { prefix, isFirstFault: field === first, layout })
  const classes = layout === 'line' ? 'shop-buy' : `shop-form${layout ? ` shop-form-${layout}` : ''}`
  return html`<form class="${classes}" method="post"${renderAttributes({ action, novalidate })}>
${Object.entries({ [CSRF_FIELD]: csrfToken, ...hidden }).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
)}${row.length ? html`<div class="shop-fields">${row.map(show)}</div>` : NOTHING}${fields.map(show)}${note ?? NOTHING}
${typeof submit === 'string' ? html`<p><button class="shop-button">${submit}</button></p>` : submit}
</form>`
}

/** What is wrong with all that was sent, one thing or several. */
export function renderAlert(faults: string | readonly string[] | null, id?: string): Html {
  if (!faults?.length) return NOTHING
  return typeof faults === 'string'
    ? html`<p class="shop-fault"${renderAttributes({ id })} role="alert">${faults}</p>`
    : html`<div class="shop-fault" role="alert"><ul>${faults.map(fault => html`<li>${fault}</li>`)}</ul></div>`
}

/** What was done. */
export const renderNotice = (text: string | null): Html =>
  text ? html`<p class="shop-note" role="status">${text}</p>` : NOTHING

interface FieldSetting {
  prefix: string
  isFirstFault: boolean
  layout: PlainForm['layout']
}

function renderField(field: PlainField, { prefix, isFirstFault, layout }: FieldSetting): Html {
  const { name, label, hint, fault } = field
  const id = `${prefix}${name}`
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control = renderControl(field, {
    id,
    name,
    ...(fault && { 'aria-invalid': 'true', autofocus: isFirstFault }),
    ...(described && { 'aria-describedby': described }),
    ...field.attributes,
  })
  const caption = html`<label for="${id}">${label}</label>`
  const told = fault ? html`<span class="shop-fault" id="${id}-fault">${fault}</span>` : NOTHING
  const helped = hint ? html`<span id="${id}-hint">${hint}</span>` : NOTHING
  if (layout === 'line') return html`${caption}${control}`
  return field.type === 'checkbox'
    ? html`<p class="shop-check">${control}${caption}</p>${told}`
    : html`<p>${caption}${control}${helped}${told}</p>`
}

function renderControl({ type, value, options = [] }: PlainField, attributes: Attributes): Html {
  if (type === 'select')
    return html`<select${renderAttributes(attributes)}>${renderOptions(options, String(value ?? ''))}</select>`
  if (type === 'textarea')
    return html`<textarea${renderAttributes(attributes)}>${String(value ?? '')}</textarea>`
  const { id, name, ...rest } = attributes
  const held = type === 'checkbox' ? { value: '1', checked: value === true } : { value }
  return html`<input${renderAttributes({ id, name, type, ...held, ...rest })}>`
}

const renderOptions = (options: NonNullable<PlainField['options']>, chosen: string): Html =>
  Array.isArray(options)
    ? html`${options.map((option: Option) => renderOption(option, chosen))}`
    : html`${Object.entries(options).map(
        ([label, group]) => html`<optgroup label="${label}">${renderOptions(group, chosen)}</optgroup>`,
      )}`

function renderOption(option: Option, chosen: string): Html {
  const [value, label] = typeof option === 'string' ? [option, option] : option
  return html`<option${renderAttributes({ value, selected: value === chosen })}>${label}</option>`
}

const renderAttributes = (attributes: Attributes): Html =>
  html`${Object.entries(attributes).map(([name, value]) => {
    if (value === undefined || value === false) return NOTHING
    return value === true ? html` ${name}` : html` ${name}="${value}"`
  })}`
