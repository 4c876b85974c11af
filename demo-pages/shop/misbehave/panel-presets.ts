import { html } from 'hono/html'
import type { Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { AUDIENCES, DURATIONS } from './panel-form.ts'
import { PRESETS } from './presets.ts'

/** What often happens to a shop, each started by its own button. */
export const renderPresets = (action: string, csrfToken: string): Html =>
  renderPlainForm({
    action,
    csrfToken,
    prefix: 'preset-',
    layout: 'wide',
    row: [
      { name: 'audience', label: 'For whom', type: 'select', options: AUDIENCES, value: 'browser' },
      { name: 'minutes', label: 'For how long', type: 'select', options: DURATIONS, value: '10' },
    ],
    submit: html`<ul class="tool-cards">${Object.entries(PRESETS).map(
      ([name, { title, does, sees }]) => html`<li>
<h3>${title.en}</h3>
<p>${does}</p>
<p><b>You should see:</b> ${sees}</p>
<p><button class="shop-button" name="preset" value="${name}" aria-label="Start: ${title.en}">Start</button></p>
</li>`,
    )}</ul>`,
  })
