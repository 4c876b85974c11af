import { moreFailureTexts } from '#core/intl/failure-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { staffFailureMessages } from './staff-failure-messages.ts'

const t = createTranslate(staffFailureMessages)

/** Of failures that only the shop can mend, editors are told whom to turn to: not the customers' hotline. */
export function bringStaffFailures(): void {
  moreFailureTexts.deleted = () => t('deleted')
  moreFailureTexts.server = (id, isLed) =>
    [!isLed && t('server'), id ? t('againCode', { id }) : t('again')].filter(Boolean).join(' ')
}
