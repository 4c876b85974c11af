import type { ReactNode } from 'react'
import type { Form } from '#kit/form/form.ts'
import { TextArea } from '#kit/form/text-area.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { t } from './form-text.ts'
import { More, Section } from './section.tsx'
import { tWhy } from './why-messages.ts'

/** By what the device is known; only phones have an IMEI. */
export const IdentifiersSection = ({ of, isPhone }: { of: Form; isPhone: boolean }): ReactNode => (
  <Section legend={t('identifiers')}>
    <div className="ostrov-columns">
      {isPhone && (
        <TextField
          of={of}
          name="imei"
          label={t('imei')}
          hint={t('imeiHint')}
          inputMode="numeric"
          after={<More summary={tWhy('imeiHelp')} text={tWhy('imeiHelpText')} />}
        />
      )}
      <TextField
        of={of}
        name="serialNumber"
        label={t('serialNumber')}
        hint={t('serialNumberHint')}
        isOptional={isPhone}
      />
    </div>
    <TextArea of={of} name="note" label={t('note')} isOptional />
  </Section>
)
