import type { Editing } from './editing.ts'

/** A component as editors call it; the number tells those of one kind apart. */
export const nameComponent = ({ component, entry, pk }: Editing): string =>
  `${entry?.label ?? component} (${pk})`
