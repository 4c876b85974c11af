import type { Editing } from './editing.ts'
import { t } from './messages.ts'
import { nameComponent } from './name-component.ts'
import { listSections } from './placed.ts'

/** A part of the page as a sentence calls it, a component or a section, by the side that it is seen from; null for one without a name or a text. */
export function namePart(
  components: readonly Editing[],
  name: string | null,
  side: 'label' | 'end',
): string | null {
  const component = components.find(({ pk }) => pk === name)
  if (component) return t('partComponent', { label: nameComponent(component) })
  const section = listSections().find(one => one.name === name)
  return section ? t('partSection', { label: section[side] }) : null
}
