import { expect, test } from 'vitest'
import { nameStories, spellStory } from './story-names.ts'

test('a story is named as a sentence is written', () => {
  expect(spellStory('KindsAndStates')).toBe('Kinds and states')
  expect(spellStory('DoAndDont')).toBe('Do and don’t')
  expect(spellStory('PricedInRomanian')).toBe('Priced in Romanian')
  const code = "export default {\n  title: 'Kit/Button' }\n\nexport const OpenDialog = {}\n"
  expect(nameStories(code)).toContain("\nOpenDialog.storyName = 'Open dialog'")
})
