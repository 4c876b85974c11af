export type Severity = 'error' | 'warning'

/** What all findings of one kind have in common. */
export interface KindOfFinding {
  severity: Severity
  /** What comes of it. */
  why: string
}
