import { createElement, render } from 'preact'
import { View } from '#bench/widget/view.tsx'
import type { CounterView } from '../counter-view.ts'

/** The component file that an `<is-land import>` names. */
export function mount(target: Element): void {
  const params = JSON.parse(target.querySelector('script')?.textContent ?? '')
  render(createElement(View as CounterView, { params }), target)
}
