/** The loader's one way to the console; `text` never carries what a visitor typed. */
export const report = (text: unknown): void => console.error(text)
