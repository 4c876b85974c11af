/** The loader's one way to the console; `text` never carries what a visitor typed. */
export const report = (text: string): void => console.error(text)
