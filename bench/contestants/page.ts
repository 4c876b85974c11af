import type { Built, Entrant } from './build.ts'
import { nameWidget, WIDGET_COUNT } from './widgets-plugin.ts'

/**
 * A page of `count` placeholders, each of the size of its island, so that nothing on the page moves; without a
 * contestant its scripts are left out.
 */
export function renderContestantPage(count: number, contestant?: Entrant, built?: Built): string {
  const address = (file: string) => `/${contestant}/${file}`
  const preloads = (built?.preloads ?? []).map(file => `<link rel="modulepreload" href="${address(file)}">`)
  const placeholders = Array.from({ length: count }, (_, number) => renderPlaceholder(number, contestant))
  return `<!doctype html>
<html lang="cs"><head><meta charset="utf-8"><title>Islands</title>
<style>[data-component], [island], is-land, astro-island { display: block; block-size: 32px }</style>
<script type="application/json" id="ostrov-page">{"market":"cz"}</script>
${preloads.join('\n')}
${built ? `<script type="module" src="${address(built.entry)}"></script>` : ''}
</head><body>
${placeholders.join('\n')}
</body></html>`
}

function renderPlaceholder(number: number, contestant: Entrant | undefined): string {
  const kind = number % WIDGET_COUNT
  const params = JSON.stringify({ label: `Counter ${number}`, start: number, step: 1 + (number % 3) })
  const content = `<script type="application/json">${params}</script><p>Counter ${number}</p>`
  switch (contestant) {
    case 'is-land':
      return `<is-land type="preact" import="/is-land/widget-${kind}.js">${content}</is-land>`
    case 'theme-islands':
      return `<${nameWidget(kind)} island>${content}</${nameWidget(kind)}>`
    case 'astro':
      return `<astro-island ssr client="load" component-url="/astro/widget-${kind}.js" renderer-url="/astro/renderer.js" props="${params.replaceAll('"', '&quot;')}"><p>Counter ${number}</p></astro-island>`
    default:
      return `<div data-component="${nameWidget(kind)}" data-component-pk="${number}">${content}</div>`
  }
}
