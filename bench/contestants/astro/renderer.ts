import { createElement, render as renderTree } from 'preact'
import type { CounterView } from '../counter-view.ts'

/** What an island's `renderer-url` names. */
export const render =
  (element: Element) =>
  (View: CounterView, params: Parameters<CounterView>[0]['params']): void =>
    renderTree(createElement(View, { params }), element)
