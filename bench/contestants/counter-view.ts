import type { Counter } from '../widget/view.tsx'

/** A view for any runtime: null is what all of them let a component return. */
export type CounterView = (props: { params: Counter }) => null
