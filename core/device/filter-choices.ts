import { foldText } from '#core/fold-text.ts'
/** More choices than these are looked for by a name, too. */
export const MANY = 12

/** The choices whose names have all the words that were typed, whatever their accents, capitals and spaces. */
export function filterChoices<T extends { label: string }>(
  choices: readonly T[],
  typed: string,
): readonly T[] {
  const words = foldText(typed).split(/\s+/)
  return choices.filter(({ label }) => {
    const name = foldText(label)
    return words.every(word => `${name} ${name.replace(/\s/g, '')}`.includes(word))
  })
}
