import { storyNameFromExport } from 'storybook/internal/csf'

/** A story's source in which each story is named as a sentence is written: “Kinds and states”. */
export const nameStories = (code: string): string =>
  [...code.matchAll(/^export const ([A-Z]\w*)/gm)].reduce(
    (left, [, story = '']) => `${left}\n${story}.storyName = '${spellStory(story)}'`,
    code,
  )

const PROPER = /^(?:Czech|English|Romanian)$/

/** An export as its story is read. */
export const spellStory = (story: string): string =>
  storyNameFromExport(story)
    .split(' ')
    .map((word, at) =>
      at === 0 || PROPER.test(word) || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ')
    .replace(/\bdont\b/, 'don’t')
