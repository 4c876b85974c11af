import type { ReactNode } from 'react'
import type { Island } from '#core/widget.ts'
import { useKeptDraft } from '#kit/form/use-kept-draft.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { makeEmpty } from './draft.ts'
import { EarlySubscription } from './early-subscription.tsx'
import { t } from './messages.ts'
import type { params } from './params.ts'
import { TermsLink } from './terms-link.tsx'

type OwnIsland = Island<typeof params>

const loadNewsletter = () => import('./newsletter.tsx')

/** The way to the newsletter: an address and a consent. What checks and sends them comes when the fields stand already. */
export function View({ params: { heading, text, termsUrl }, pk }: OwnIsland): ReactNode {
  const id = useUniqueId()
  const draft = useKeptDraft(`newsletter ${pk}`, makeEmpty)
  const { part, isMissing, retry } = useLazyModule(loadNewsletter, true)
  const terms = <TermsLink url={termsUrl} label={t('terms')} />
  const head = (
    <div className="ostrov-newsletter-head">
      <h2 id={id}>{heading || t('heading')}</h2>
      {text && <p className="ostrov-muted">{text}</p>}
    </div>
  )
  return (
    <section className="ostrov-newsletter" aria-labelledby={id}>
      {part ? (
        <part.Newsletter draft={draft} head={head} headingId={id} terms={terms} />
      ) : (
        <>
          {head}
          <EarlySubscription draft={draft} terms={terms} onRetry={isMissing ? retry : null} />
        </>
      )}
    </section>
  )
}
