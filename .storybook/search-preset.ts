import { root } from '#tools/root.ts'
import { listCodeNames } from './docs/list-code-names.ts'
import { addWords } from './docs/search-index.ts'
import { readLabels } from './docs/widget-labels.ts'

type Entries = Parameters<typeof addWords>[0]
interface Generator {
  getIndex: () => Promise<{ entries: Entries }>
}

const LABELS = readLabels(root)
let codes: ReturnType<typeof listCodeNames> | undefined
const known = new WeakSet<Generator>()

/** Storybook's index, whose pages are found by everyday words as well. */
export async function storyIndexGenerator(made: Generator | Promise<Generator>): Promise<Generator> {
  const generator = await made
  // Storybook asks for the same one again and again.
  if (known.has(generator)) return generator
  known.add(generator)
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    codes ??= listCodeNames(root)
    const [index, names] = await Promise.all([getIndex(), codes])
    return { ...index, entries: addWords(index.entries, root, LABELS, names) }
  }
  return generator
}
