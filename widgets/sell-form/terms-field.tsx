import { type ReactNode, useEffect } from 'react'
import { report } from '#core/report.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { t } from './form-text.ts'

/** The agreement to the terms, which open beside the form so that it keeps what was typed. */
export function TermsField({ of, url }: { of: Form; url: string }): ReactNode {
  const isLink = isSafeLink(url)
  useEffect(() => {
    if (!isLink) report('sell-form: the param termsUrl is neither a path of this site nor an https address.')
  }, [isLink])
  const [before, after] = t('terms', { terms: SLOT }).split(SLOT)
  const terms = isLink ? (
    <a href={url} target="_blank" rel="noopener">
      {t('termsLink')}
      <span className="ostrov-hidden"> ({t('newTab')})</span>
    </a>
  ) : (
    t('termsLink')
  )
  return (
    <CheckboxField
      of={of}
      name="hasAgreed"
      label={
        <>
          {before}
          {terms}
          {after}
        </>
      }
      isRequired
    />
  )
}

/** Where the link stands in the sentence, whatever the language. */
const SLOT = '\u{e000}'
