import { widgets } from 'bench:widgets'
import type { Counter } from '../widget/view.tsx'
import type { CounterView } from './counter-view.ts'

/** Loads the page's widgets, then mounts each placeholder in one go. */
export async function eachPlaceholder(
  mount: (element: Element, View: CounterView, params: Counter) => void,
): Promise<void> {
  const elements = [...document.querySelectorAll('[data-component]')]
  const names = new Set(elements.map(nameOf))
  const views = new Map(
    await Promise.all([...names].map(async name => [name, (await widgets.get(name)?.())?.View] as const)),
  )
  for (const element of elements) {
    const View = views.get(nameOf(element))
    if (!View) throw new Error(`There is no widget ${nameOf(element)}.`)
    mount(element, View, JSON.parse(element.querySelector('script')?.textContent ?? ''))
  }
}

const nameOf = (element: Element): string => element.getAttribute('data-component') ?? ''
