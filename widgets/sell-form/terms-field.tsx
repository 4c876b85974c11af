import type { ReactNode } from 'react'
import { CheckboxField } from '../_kit/form/checkbox-field.tsx'
import { t } from './form-text.ts'
import type { SellStore } from './sell-input.ts'

/** The agreement to the terms, which open beside the form so that it keeps what was typed. */
export const TermsField = ({ of, url }: { of: SellStore; url: string }): ReactNode => (
  <CheckboxField of={of} name="hasAgreed" label={t('terms')} isRequired>
    <a href={url} target="_blank" rel="noopener">
      {t('termsLink')}
    </a>
  </CheckboxField>
)
