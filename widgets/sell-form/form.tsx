import { getInput } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { SELL_FIELD_NAMES } from '#core/api/buyback/sale.ts'
import { buyback } from '#core/buyback/buyback.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { getMarket } from '#core/page.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import type { Form } from '#kit/form/form.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { useKnownData } from '#kit/form/use-known-data.ts'
import { useModel } from '#kit/react/use-model.ts'
import { AddressSection } from './address-section.tsx'
import { BankSection } from './bank-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DeviceCard } from './device-card.tsx'
import { DocumentSection } from './document-section.tsx'
import { Footer } from './footer.tsx'
import { nameField, nameNeeds, t } from './form-text.ts'
import { isEmptied, rememberContent } from './history-entry.ts'
import { IdentifiersSection } from './identifiers-section.tsx'
import type { Sale } from './model.ts'
import { Overview, Page, Progress } from './pages.tsx'
import { PersonSection } from './person-section.tsx'
import { askBeforeLeaving, hasTyped, takeSale } from './sale-store.ts'
import { Sent } from './sent.tsx'
import type { Step } from './steps.ts'
import { TermsField } from './terms-field.tsx'
import { useSteps } from './use-steps.ts'

/** Whether something would be lost with the form. */
export const hasContent = (): boolean => hasTyped()

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
  const form = useModelForm(sale.form, nameNeeds())
  const labels = nameFields(form, sale, termsUrl)
  const { root, heading, step, turnTo, turnBack, goOn, reveal, ...events } = useSteps(form, sale, labels)
  useKnownData(form, sale.known.value)
  return (
    <div ref={root} className="ostrov-sell-columns" data-step={step} onInput={noteInput} {...events}>
      <Progress step={step} heading={heading} turnBack={turnBack} />
      <DeviceCard />
      <FormShell
        of={form}
        model={sale.form}
        labels={labels}
        submitLabel={nameSubmit()}
        countdown={
          sale.form.retryAfter.value > 0 ? t('wait', { seconds: sale.form.retryAfter.value }) : undefined
        }
        isBusy={buyback.isLoading.value}
        onReveal={reveal}
        footer={<Footer sale={sale} />}
      >
        <Pages of={form} sale={sale} termsUrl={termsUrl} turnTo={turnTo} />
        {step !== 'check' && (
          <div className="ostrov-sell-paged ostrov-sell-next" hidden>
            <Button label={t('next')} onPress={() => void goOn()} />
          </div>
        )}
      </FormShell>
    </div>
  )
}

/** All fields of the form, page by page. */
function Pages({
  of,
  sale,
  termsUrl,
  turnTo,
}: {
  of: Form
  sale: Sale
  termsUrl: string
  turnTo: (step: Step) => void
}): ReactNode {
  useSignals()
  const step = sale.step.value
  return (
    <>
      {sale.isRefused.value && step !== 'check' && (
        <div className="ostrov-sell-paged" hidden>
          <Note kind="info">
            <KeyedText value={t('kept')} />
          </Note>
        </div>
      )}
      <Page name="device" step={step}>
        {isEmptied.value && <EmptiedNote sale={sale} />}
        <IdentifiersSection of={of} isPhone={sale.isPhone} />
      </Page>
      <Page name="you" step={step}>
        <PersonSection of={of} sale={sale} />
        <DocumentSection of={of} />
        <ContactSection of={of} />
      </Page>
      <Page name="address" step={step}>
        <AddressSection of={of} sale={sale} />
      </Page>
      <Page name="money" step={step}>
        <BankSection of={of} />
      </Page>
      <Page name="check" step={step}>
        {step === 'check' && <Overview sale={sale} of={of} turnTo={turnTo} />}
        {termsUrl && <TermsField of={of} url={termsUrl} />}
      </Page>
    </>
  )
}

const noteInput = (): void => {
  askBeforeLeaving()
  rememberContent()
  // Who fills it in again knows.
  isEmptied.value = false
}

/** After a reload: what is there again, and what has to be typed once more. */
const EmptiedNote = ({ sale }: { sale: Sale }): ReactNode => (
  <Note kind="info">
    <KeyedText value={t(sale.known.value.email ? 'emptiedKnown' : 'emptied')} />
  </Note>
)

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
