import type { ReactNode } from 'react'
import { DateField } from '#kit/date/date-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { t } from './form-text.ts'
import { More, Section } from './section.tsx'
import { tWhy } from './why-messages.ts'

/** The document by which the seller is known. */
export const DocumentSection = ({ of }: { of: Form }): ReactNode => (
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
        yearsBack={0}
        label={t('identityValidTo')}
        hint={t('dateHint')}
      />
    </div>
    <More summary={tWhy('whyDocument')} text={tWhy('whyDocumentText')} />
  </Section>
)
