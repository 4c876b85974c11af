import { getInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { SELL_FIELD_NAMES } from '#core/api/buyback/sale.ts'
import { buyback } from '#core/buyback/buyback.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { getMarket } from '#core/page.ts'
import type { Form } from '#kit/form/form.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { useModel } from '#kit/react/use-model.ts'
import { AddressSection } from './address-section.tsx'
import { BankSection } from './bank-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DeviceCard } from './device-card.tsx'
import { DocumentSection } from './document-section.tsx'
import { Footer } from './footer.tsx'
import { nameField, t } from './form-text.ts'
import { IdentifiersSection } from './identifiers-section.tsx'
import type { Sale } from './model.ts'
import { PersonSection } from './person-section.tsx'
import { takeSale } from './sale-store.ts'
import { Sent } from './sent.tsx'
import { TermsField } from './terms-field.tsx'

/** Everything the shop has to know to buy the chosen device. */
export function SellForm({
  defaultCountry,
  termsUrl,
}: {
  defaultCountry: string
  termsUrl: string
}): ReactNode {
  useSignals()
  const sale = useModel(() => takeSale(defaultCountry, termsUrl !== ''))
  const outcome = sale.outcome.value
  return outcome ? <Sent reviewUrl={outcome.reviewUrl} /> : <OpenForm sale={sale} termsUrl={termsUrl} />
}

function OpenForm({ sale, termsUrl }: { sale: Sale; termsUrl: string }): ReactNode {
  useSignals()
  const form = useModelForm(sale.form)
  return (
    <div className="ostrov-sell-columns">
      <DeviceCard />
      <FormShell
        of={form}
        model={sale.form}
        labels={nameFields(form, sale, termsUrl)}
        submitLabel={nameSubmit()}
        countdown={
          sale.form.retryAfter.value > 0 ? t('wait', { seconds: sale.form.retryAfter.value }) : undefined
        }
        isBusy={buyback.isLoading.value}
        footer={<Footer sale={sale} />}
      >
        <PersonSection of={form} sale={sale} />
        <DocumentSection of={form} />
        <ContactSection of={form} />
        <AddressSection of={form} sale={sale} />
        <BankSection of={form} />
        <IdentifiersSection of={form} isPhone={sale.isPhone} />
        {termsUrl && <TermsField of={form} url={termsUrl} />}
      </FormShell>
    </div>
  )
}

function nameSubmit(): string {
  const { price, result } = buyback.appraisal.value ?? {}
  return result && typeof price === 'number' ? t('submit', { price: showPrice(price) }) : t('submitUnpriced')
}

/** The fields that are there and can be mended, in their order, with their names for the summary of errors. */
function nameFields(form: Form, { isPhone }: Sale, termsUrl: string): Record<string, string> {
  const isAlt = getInput(form, { path: ['pickupAltAddress'] }) === true
  // Without a right IBAN there is no bank code, and nothing to mend in its own field.
  const isDerived = getMarket().country === 'RO' && !getInput(form, { path: ['bankCode'] })
  const names = SELL_FIELD_NAMES.filter(name => {
    if (name === 'imei') return isPhone
    if (name === 'bankCode') return !isDerived
    return isAlt || !name.startsWith('alt')
  })
  const labels = names.map(name => [
    name,
    name.startsWith('alt') ? `${t('altAddress')} – ${nameField(name)}` : nameField(name),
  ])
  return { ...Object.fromEntries(labels), ...(termsUrl && { hasAgreed: nameField('hasAgreed') }) }
}
