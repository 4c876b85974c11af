import type { ReactNode } from 'react'
import { getMarket, page } from '#core/page.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { d } from './details-messages.ts'
import { Section } from './section.tsx'

/** What the customer agrees to: to the terms, or nothing is ordered; to all else as they like. */
export const Consents = ({
  of,
  termsUrl,
  privacyUrl,
}: {
  of: Form
  termsUrl: string
  privacyUrl: string
}): ReactNode => (
  <Section legend={d('consents')}>
    <CheckboxField
      of={of}
      name="terms"
      label={<Linked text="terms" link="termsLink" url={termsUrl} />}
      isRequired
    />
    {!page.value.user.authenticated && (
      <CheckboxField of={of} name="createAccount" label={d('createAccount')} />
    )}
    <CheckboxField of={of} name="marketing" label={d('marketing')} />
    <CheckboxField of={of} name="promotions" label={d('promotions')} />
    {getMarket().code === 'cz' && <CheckboxField of={of} name="heureka" label={d('heureka')} />}
    {privacyUrl && (
      <p className="ostrov-muted">
        <Linked text="privacy" link="privacyLink" url={privacyUrl} />
      </p>
    )}
  </Section>
)

/** A sentence with a link in it, which opens beside the order so that nothing typed is lost. */
function Linked({
  text,
  link,
  url,
}: {
  text: 'terms' | 'privacy'
  link: 'termsLink' | 'privacyLink'
  url: string
}): ReactNode {
  const [before, after] = d(text, { [text]: SLOT }).split(SLOT)
  return (
    <>
      {before}
      {url && isSafeLink(url) ? (
        <a href={url} target="_blank" rel="noopener">
          {d(link)}
          <span className="ostrov-hidden"> ({d('newTab')})</span>
        </a>
      ) : (
        d(link)
      )}
      {after}
    </>
  )
}

/** Where the link stands in the sentence, whatever the language. */
const SLOT = '\u{e000}'
