/** What stands beside the tree. */
export type Shown = { kind: 'edit'; id: string } | { kind: 'new'; parent: string | null }
