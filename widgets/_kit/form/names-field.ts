/** Whether a text says which field it is of: all words of the field's label are in it. */
export function namesField(text: string, label: string): boolean {
  const said = text.toLowerCase()
  return label
    .toLowerCase()
    .split(/\s+/)
    .every(word => said.includes(word))
}
