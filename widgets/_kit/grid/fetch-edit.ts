import type { Grid } from './grid-model.ts'

/** What edits a cell, and what tells of it later. */
export async function fetchEdit<Row>({ columns }: Grid<Row>) {
  const parts = columns.map(({ edit }) => edit?.load?.())
  const [part] = await Promise.all([
    import('./grid-edit.tsx'),
    import('./edit-bar.tsx'),
    import('./paste-cells.ts'),
    ...parts,
  ])
  return part
}

/** Whoever comes to a grid may edit it later, when the network is gone. */
export function fetchEditEarly<Row>(grid: Grid<Row>): void {
  if (!grid.columns.some(({ edit }) => edit)) return
  // Where that fails nobody has lost anything: it is asked for again when a cell is edited.
  fetchEdit(grid).catch(() => {})
}
