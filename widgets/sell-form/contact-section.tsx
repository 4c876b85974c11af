import type { ReactNode } from 'react'
import type { Form } from '#kit/form/form.ts'
import { TextField } from '#kit/form/text-field.tsx'
import { t } from './form-text.ts'
import { Section } from './section.tsx'

/** How the seller is reached. */
export const ContactSection = ({ of }: { of: Form }): ReactNode => (
  <Section legend={t('contact')}>
    <div className="ostrov-columns">
      <TextField
        of={of}
        name="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        of={of}
        name="phoneNumber"
        label={t('phoneNumber')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </div>
  </Section>
)
