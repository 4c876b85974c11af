import { getInput, useForm } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { SELL_FIELD_NAMES } from '../../core/api/sell-fields.ts'
import { showPrice } from '../../core/intl/show-price.ts'
import { getMarket } from '../../core/page.ts'
import { buyback } from '../../core/state/buyback.ts'
import { FormShell, showFieldErrors } from '../_kit/form-shell.tsx'
import { useModel } from '../_kit/use-model.ts'
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
import type { SellInput, SellOutput, SellStore } from './sell-input.ts'
import { Sent } from './sent.tsx'
import { takeSale } from './take-sale.ts'
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
  const form = useForm({
    schema: sale.schema,
    initialInput: sale.readInput(),
    validate: 'blur',
    revalidate: 'input',
  })
  const [refusals, setRefusals] = useState(0)
  const labels = nameFields(form, sale, termsUrl)
  useLayoutEffect(() => sale.connect(() => getInput(form) as SellInput), [sale, form])

  const sell = async (output: SellOutput): Promise<void> => {
    const errors = await sale.send(
      output,
      new Set(SELL_FIELD_NAMES.filter(name => isShown(name, form, sale))),
    )
    if (!errors) return
    showFieldErrors(form, errors)
    setRefusals(count => count + 1)
  }

  return (
    <div className="ostrov-sell-columns">
      <DeviceCard />
      <FormShell
        of={form}
        labels={labels}
        onSubmit={sell}
        submitLabel={nameSubmit(sale)}
        isBusy={sale.isBusy.value}
        refusals={refusals}
        others={sale.otherErrors.value}
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

function nameSubmit(sale: Sale): string {
  const { price, result } = buyback.appraisal.value ?? {}
  if (sale.heldFor.value > 0) return t('wait', { seconds: sale.heldFor.value })
  return result && typeof price === 'number' ? t('submit', { price: showPrice(price) }) : t('submitUnpriced')
}

type FieldName = keyof SellInput

function isShown(name: FieldName, form: SellStore, sale: Sale): boolean {
  if (name === 'imei') return sale.isPhone
  return !name.startsWith('alt') || getInput(form, { path: ['pickupAltAddress'] }) === true
}

/** The fields that are there and can be mended, in their order, with their names for the summary of errors. */
function nameFields(form: SellStore, sale: Sale, termsUrl: string): Record<string, string> {
  const isRomanian = getMarket().country === 'RO'
  // Without a right IBAN there is no bank code, and nothing to mend in its own field.
  const isDerived = isRomanian && !getInput(form, { path: ['bankCode'] })
  const names = SELL_FIELD_NAMES.filter(
    name => isShown(name, form, sale) && !(name === 'bankCode' && isDerived),
  )
  const labels = names.map(name => [
    name,
    name.startsWith('alt') ? `${t('altAddress')} – ${nameField(name)}` : nameField(name),
  ])
  return { ...Object.fromEntries(labels), ...(termsUrl && { hasAgreed: nameField('hasAgreed') }) }
}
