import type { ReactNode } from 'react'
import { DateField } from '../_kit/date-field.tsx'
import { TextField } from '../_kit/text-field.tsx'
import { t } from './form-text.ts'
import { More, Section } from './section.tsx'
import type { SellStore } from './sell-input.ts'

/** The document by which the seller is known. */
export const DocumentSection = ({ of }: { of: SellStore }): ReactNode => (
  <Section legend={t('document')}>
    <div className="ostrov-columns">
      <TextField
        of={of}
        name="identityCardNumber"
        label={t('identityCardNumber')}
        hint={t('identityCardHint')}
      />
      <TextField of={of} name="identityReleasedBy" label={t('identityReleasedBy')} />
      <DateField
        of={of}
        name="identityValidTo"
        kind="future"
        label={t('identityValidTo')}
        hint={t('dateHint')}
      />
    </div>
    <More summary={t('whyDocument')} text={t('whyDocumentText')} />
  </Section>
)
