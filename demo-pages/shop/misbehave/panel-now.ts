import { html } from 'hono/html'
import { type Html, NOTHING } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { nameRoute } from './route-names.ts'
import type { Misbehaviour } from './schema.ts'
import { RETRY_AFTER } from './spoil.ts'
import { groupRules, nameTold, sayUntil, type Told } from './told.ts'

interface Door {
  action: string
  csrfToken: string
  /** Of whoever looks at it. */
  scope: string | null
}

/** What goes wrong now, for whom and until when, each with a way to stop it. */
export function renderNow(told: readonly Misbehaviour[], others: number, door: Door): Html {
  const groups = groupRules(told)
  return html`<section class="tool-now" id="now" aria-label="Now">
${
  groups.length
    ? html`<ul>${groups.map(group => renderTold(group, door))}</ul>
${groups.length > 1 ? renderStop('', 'Stop all of this', door) : NOTHING}`
    : html`<p>Nothing misbehaves for you now.</p>`
}
${
  others > 0
    ? html`<details class="tool-more"><summary>${others} set by scripts or in other browsers</summary>
<p>They touch nobody else. Stop them only if nobody tests just now.</p>${renderStop('all', 'Stop everything, theirs too', door)}</details>`
    : NOTHING
}
</section>`
}

function renderTold(group: Told, door: Door): Html {
  const { rule, ids } = group
  return html`<li><p><b>${nameTold(group, 'en')}</b> ${sayForWhom(group)}</p>
${renderStop(ids.join(' '), 'Stop', door)}
${rule.preset ? NOTHING : html`<p class="tool-small">${nameRoute(rule.route)}${rule.happensAfter ? ', after its effect' : ''}${rule.delay ? `, ${rule.delay} ms late` : ''}${sayRetryAfter(rule)}</p>`}</li>`
}

/** In seconds, or as the date that was given. */
function sayRetryAfter({ kind, retryAfter }: Misbehaviour): string {
  const usual = RETRY_AFTER[kind]
  if (usual === undefined) return ''
  const told = retryAfter ?? usual
  return `, Retry-After: ${told}${/^\d+$/.test(told) ? (told === '1' ? ' second' : ' seconds') : ''}`
}

function sayForWhom(told: Told): string {
  const { scope, remaining, preset } = told.rule
  const whom = scope === null ? 'for everybody' : 'only in this browser'
  const calls =
    remaining === null ? '' : preset ? ', once for each call' : `, ${remaining} more calls at most`
  return `${whom}, ${sayUntil(told)}${calls}`
}

const renderStop = (stop: string, submit: string, { action, csrfToken }: Door): Html =>
  renderPlainForm({ action, csrfToken, hidden: { stop }, layout: 'line', submit })
