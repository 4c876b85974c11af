import { widgets } from 'bench:widgets'
import { createElement, render } from 'preact'
import type { CounterView } from '../counter-view.ts'

/**
 * As theme islands do it, the way of shop themes: an element of its own for each kind, defined once its file has come;
 * the browser then brings up all that stand on the page.
 */
const names = new Set([...document.querySelectorAll('[island]')].map(({ localName }) => localName))
for (const name of names)
  void widgets
    .get(name)?.()
    .then(({ View }) => define(name, View))

function define(name: string, View: CounterView): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback(): void {
        const params = JSON.parse(this.querySelector('script')?.textContent ?? '')
        render(createElement(View, { params }), this)
      }
    },
  )
}
