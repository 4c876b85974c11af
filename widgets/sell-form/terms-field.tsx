import { type ReactNode, useEffect } from 'react'
import { report } from '../../core/report.ts'
import { CheckboxField } from '../_kit/checkbox-field.tsx'
import { t } from './form-text.ts'
import type { SellStore } from './sell-input.ts'

const LINK = /^(\/(?![/\\])|https:\/\/)/

/** The agreement to the terms, which open beside the form so that it keeps what was typed. */
export function TermsField({ of, url }: { of: SellStore; url: string }): ReactNode {
  const isLink = LINK.test(url)
  useEffect(() => {
    if (!isLink) report('sell-form: the param termsUrl is neither a path of this site nor an https address.')
  }, [isLink])
  return (
    <CheckboxField of={of} name="hasAgreed" label={t('terms')} isRequired>
      {isLink && (
        <a href={url} target="_blank" rel="noopener">
          {t('termsLink')}
        </a>
      )}
    </CheckboxField>
  )
}
