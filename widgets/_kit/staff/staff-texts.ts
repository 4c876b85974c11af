import { moreFailureTexts } from '#core/intl/failure-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { staffMessages } from './staff-messages.ts'

export const t = createTranslate(staffMessages)

/** Of failures that only the shop can mend, staff are told in words for them: whom to turn to, and with what. */
export function bringStaffTexts(): void {
  moreFailureTexts.deleted = () => t('deleted')
  moreFailureTexts.server = id => (id ? t('serverCode', { id }) : t('server'))
}
