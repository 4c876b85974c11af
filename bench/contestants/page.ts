import type { Built, Entrant } from './build.ts'
import { nameWidget, WIDGET_COUNT } from './widgets-plugin.ts'

/**
 * A page of `count` placeholders, each of the size of its island, so that nothing on the page moves; without a
 * contestant its scripts are left out.
 */
export function renderContestantPage(count: number, contestant?: Entrant, built?: Built): string {
  const address = (file: string) => `/${contestant}/${file}`
  const preloads = (built?.preloads ?? []).map(file => `<link rel="modulepreload" href="${address(file)}">`)
  const placeholders = Array.from({ length: count }, (_, number) =>
    contestant === 'is-land'
      ? `<is-land type="preact" import="/is-land/widget-${number % WIDGET_COUNT}.js">${contentOf(number)}</is-land>`
      : `<div data-component="${nameWidget(number % WIDGET_COUNT)}" data-component-pk="${number}">${contentOf(number)}</div>`,
  )
  return `<!doctype html>
<html lang="cs"><head><meta charset="utf-8"><title>Islands</title>
<style>[data-component], is-land { display: block; block-size: 32px }</style>
<script type="application/json" id="ostrov-page">{"market":"cz"}</script>
${preloads.join('\n')}
${built ? `<script type="module" src="${address(built.entry)}"></script>` : ''}
</head><body>
${placeholders.join('\n')}
</body></html>`
}

function contentOf(number: number): string {
  const params = JSON.stringify({ label: `Counter ${number}`, start: number, step: 1 + (number % 3) })
  return `<script type="application/json">${params}</script><p>Counter ${number}</p>`
}
