import type { Draft } from './draft.ts'

/** A component that is not on the page yet, as far as it is put together. */
export interface NewComponent {
  component: string
  /** Where it goes: `before`, `after` or `end`, and the name of the part of the page that it stands beside. */
  place: string
  draft: Draft
  /** The code that its title proposes; what stands in its field instead was typed. */
  proposed: string
  /** It was to be inserted: what is wrong is told from then on. */
  isTried: boolean
  /** The params in whose search a text stands that chose nothing. */
  unchosen: ReadonlySet<string>
}

export const AT_END = 'end '

/** Whether something stands in it that would be lost. */
export const hasContent = ({ draft, unchosen }: NewComponent): boolean =>
  draft.values.size > 0 || draft.others.length > 0 || draft.when !== '' || unchosen.size > 0

export const startNew = (component: string): NewComponent => ({
  component,
  place: AT_END,
  draft: { values: new Map(), others: [], when: '' },
  proposed: '',
  isTried: false,
  unchosen: new Set(),
})
