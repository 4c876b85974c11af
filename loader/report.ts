/** The loader's one way to the console; `text` never carries what a visitor typed. */
export function report(text: string, level: 'error' | 'warn' = 'error'): void {
  console[level](text)
}
