import { html } from 'hono/html'
import { CSRF_FIELD } from '../django/csrf.ts'
import { type Html, NOTHING } from './html.ts'
import type { PurgePageTexts } from './purge-page-texts.ts'

/** What was sent, to show it again. */
export interface SentPurge {
  mode: string
  keys: string
  url: string
  isSoft: boolean
}

export const FIRST_PURGE: SentPurge = { mode: 'key', keys: 'html endpoint', url: '', isSoft: true }

/** The purge as a plain form, for staff whose browser runs no scripts. */
export function renderPurgeForm(
  texts: PurgePageTexts,
  { mode, keys, url, isSoft }: SentPurge,
  csrfToken: string,
): Html {
  const { form, keys: keysLabel, address } = texts
  const check = (isOn: boolean) => (isOn ? html` checked` : NOTHING)
  return html`<form class="shop-form shop-form-wide" method="post">
<input type="hidden" name="${CSRF_FIELD}" value="${csrfToken}">
<p><label for="purge-mode">${form.mode}</label><select id="purge-mode" name="mode">${(
    ['key', 'url', 'full'] as const
  ).map(
    value =>
      html`<option value="${value}"${value === mode ? html` selected` : NOTHING}>${form[value]}</option>`,
  )}</select></p>
<p><label for="purge-keys">${keysLabel}</label><input id="purge-keys" name="keys" value="${keys}" autocomplete="off"></p>
<p><label for="purge-url">${address}</label><input id="purge-url" name="url" value="${url}" autocomplete="off" aria-describedby="purge-url-hint"><span id="purge-url-hint">${form.urlHint}</span></p>
<p class="shop-check"><input id="purge-soft" name="soft" type="checkbox" value="1"${check(isSoft)}><label for="purge-soft">${form.soft}</label></p>
<p class="shop-check"><input id="purge-sure" name="sure" type="checkbox" value="1"><label for="purge-sure">${form.sure}</label></p>
<p><button class="shop-button">${form.submit}</button></p>
</form>`
}
