/** A word that a page is looked for by: Storybook's search reads it beside names and paths, and shows it nowhere. */
export interface Anchor {
  id: string
  title: string
}

const CODE = 'ostrov-code'

/** The words of a page; of a component's page with its name in code. */
export const makeAnchors = (code: string | null, words: readonly string[]): readonly Anchor[] => [
  ...(code === null ? [] : [{ id: CODE, title: code }]),
  ...words.map((title, at) => ({ id: `ostrov-word-${at}`, title })),
]

/** The name in code of what an entry of the index is the page of; undefined where it is of no component. */
export const findCode = (entry: object | undefined): string | undefined =>
  entry && 'anchors' in entry
    ? (entry.anchors as readonly Anchor[]).find(({ id }) => id === CODE)?.title
    : undefined
