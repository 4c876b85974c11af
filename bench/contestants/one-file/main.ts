import { views } from 'bench:views'
import { createElement, render } from 'preact'

/** The bare loop once more, with nothing left to load when it begins. */
for (const element of document.querySelectorAll('[data-component]')) {
  const View = views.get(element.getAttribute('data-component') ?? '')
  if (!View) throw new Error('There is no such widget.')
  const params = JSON.parse(element.querySelector('script')?.textContent ?? '')
  render(createElement(View, { params }), element)
}
