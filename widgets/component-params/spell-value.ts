import type { CatalogueParam } from '#core/api/cms/component-catalogue.ts'
import { type DraftValue, spellDefault } from './draft.ts'
import { t } from './messages.ts'

/** A value as people read it; the default where nothing is set. */
export function spellValue(value: DraftValue | undefined, description: CatalogueParam | undefined): string {
  if (value === undefined || value === '') {
    const own = description && spellDefault(description)
    return own ? t('default', { value: spellText(own, description) }) : t('emptyValue')
  }
  if (typeof value === 'boolean') return t(value ? 'on' : 'off')
  return typeof value === 'string' ? spellText(value, description) : value.join(', ')
}

function spellText(value: string, description: CatalogueParam | undefined): string {
  if (description?.kind === 'flag') return t(value === 'true' ? 'on' : 'off')
  return description?.words?.[value] ?? value
}
