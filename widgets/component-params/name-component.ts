import { listPlaced } from './placed.ts'

/** A component as editors call it; where the page has several of one kind, their places among these tell them apart. */
export function nameComponent({
  component,
  entry,
  pk,
}: {
  component: string
  entry: { label: string } | undefined
  pk: string
}): string {
  const label = entry?.label ?? component
  const alike = listPlaced().filter(({ dataset }) => dataset.component === component)
  const at = alike.findIndex(({ dataset }) => dataset.componentPk === pk)
  return alike.length > 1 && at >= 0 ? `${label} ${at + 1}` : label
}
