/** What an editor should mend though the island works without. */
export const warn = (text: string): void => console.warn(text)
