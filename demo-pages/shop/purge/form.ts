import type { Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import type { PurgePageTexts } from './texts.ts'

/** What was sent, to show it again. */
export interface SentPurge {
  mode: string
  keys: string
  url: string
  isSoft: boolean
}

export const FIRST_PURGE: SentPurge = { mode: 'key', keys: 'html endpoint', url: '', isSoft: true }

/** The purge as a plain form, for staff whose browser runs no scripts. */
export const renderPurgeForm = (
  { form, keys, address }: PurgePageTexts,
  sent: SentPurge,
  csrfToken: string,
): Html =>
  renderPlainForm({
    csrfToken,
    prefix: 'purge-',
    layout: 'wide',
    fields: [
      {
        name: 'mode',
        label: form.mode,
        type: 'select',
        value: sent.mode,
        options: (['key', 'url', 'full'] as const).map(mode => [mode, form[mode]]),
      },
      { name: 'keys', label: keys, value: sent.keys, attributes: { autocomplete: 'off' } },
      {
        name: 'url',
        label: address,
        value: sent.url,
        hint: form.urlHint,
        attributes: { autocomplete: 'off' },
      },
      { name: 'soft', label: form.soft, type: 'checkbox', value: sent.isSoft },
      { name: 'sure', label: form.sure, type: 'checkbox' },
    ],
    submit: form.submit,
  })
