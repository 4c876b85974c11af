import type { ComponentProps, ReactNode } from 'react'
import { businessTerms } from '#core/api/content/articles.ts'
import { getMarket, page } from '#core/page.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { useArticleDialog } from '#kit/article/use-article-dialog.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { d } from './details-messages.ts'
import { Section } from './section.tsx'

/** What the customer agrees to: to the terms, or nothing is ordered; to all else as they like. */
export function Consents({
  of,
  termsUrl,
  privacyUrl,
}: {
  of: Form
  termsUrl: string
  privacyUrl: string
}): ReactNode {
  const terms = useArticleDialog({ call: businessTerms, title: d('termsTitle'), href: termsUrl })
  return (
    <Section legend={d('consents')}>
      <CheckboxField
        of={of}
        name="terms"
        label={
          <Linked text="terms" link="termsLink" url={termsUrl} onClick={terms.open} aria-haspopup="dialog" />
        }
        isRequired
      />
      {terms.dialog}
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
}

/** A sentence with a link in it, which opens over the order or beside it so that nothing typed is lost. */
function Linked({
  text,
  link,
  url,
  ...opening
}: {
  text: 'terms' | 'privacy'
  link: 'termsLink' | 'privacyLink'
  url: string
} & Pick<ComponentProps<'a'>, 'onClick' | 'aria-haspopup'>): ReactNode {
  const [before, after] = d(text, { [text]: SLOT }).split(SLOT)
  return (
    <>
      {before}
      {url && isSafeLink(url) ? (
        <a href={url} target="_blank" rel="noopener" {...opening}>
          {d(link)}
          {!opening.onClick && <span className="ostrov-hidden"> ({d('newTab')})</span>}
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
