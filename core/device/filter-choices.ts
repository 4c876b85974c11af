/** More choices than these are looked for by a name, too. */
export const MANY = 12

/** The choices whose names have all the words that were typed, whatever their accents, capitals and spaces. */
export function filterChoices<T extends { label: string }>(
  choices: readonly T[],
  typed: string,
): readonly T[] {
  const words = fold(typed).split(/\s+/)
  return choices.filter(({ label }) => {
    const name = fold(label)
    return words.every(word => `${name} ${name.replace(/\s/g, '')}`.includes(word))
  })
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
