/** What the last change came to. */
export interface News {
  text: string
  /** What was done, and to which category. */
  what?: string
  kind?: 'success' | 'info' | 'warning'
}
