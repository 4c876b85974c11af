import { type ReactNode, useState } from 'react'
import { createDraft } from '../_kit/early-draft.ts'
import { usePart } from '../_kit/use-part.ts'
import { useUniqueId } from '../_kit/use-unique-id.ts'
import { makeEmpty } from './draft.ts'
import { EarlySubscription } from './early-subscription.tsx'
import type { NewsletterIsland } from './island.ts'
import { TermsLink } from './terms-link.tsx'

const loadNewsletter = () => import('./newsletter.tsx')

/** The way to the newsletter: an address and a consent. What checks and sends them comes when the fields stand already. */
export function View({ params: { heading, text, termsUrl }, t }: NewsletterIsland): ReactNode {
  const id = useUniqueId()
  const [draft] = useState(() => createDraft(makeEmpty()))
  const { part, isMissing, retry } = usePart(loadNewsletter, true)
  const terms = <TermsLink url={termsUrl} label={t('terms')} />
  return (
    <section className="ostrov-newsletter" aria-labelledby={id}>
      <div className="ostrov-newsletter-head">
        <h3 id={id}>{heading || t('heading')}</h3>
        {text && <p className="ostrov-muted">{text}</p>}
      </div>
      {part ? (
        <part.Newsletter draft={draft} terms={terms} t={t} />
      ) : (
        <EarlySubscription draft={draft} terms={terms} t={t} onRetry={isMissing ? retry : null} />
      )}
    </section>
  )
}
