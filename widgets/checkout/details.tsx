import { setInput, useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { hasRoute } from '#core/http/routes.ts'
import { words } from '#core/intl/words.ts'
import { getMarket, page } from '#core/page.ts'
import { DateField } from '#kit/date/date-field.tsx'
import { CheckboxField } from '#kit/form/checkbox-field.tsx'
import type { Form } from '#kit/form/form.ts'
import { TextArea } from '#kit/form/text-area.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { AddressFields } from './address-fields.tsx'
import { d } from './details-messages.ts'
import { Section } from './section.tsx'

/** Who buys, who is to pay, and where it goes. */
export function Details({
  of,
  isBirthDateAsked,
  isCollected,
}: {
  of: Form
  isBirthDateAsked: boolean
  /** The customer goes for the goods themselves. */
  isCollected: boolean
}): ReactNode {
  useSignals()
  const isCompany = useField(of, { path: ['invoiceOnCompany'] }).input === true
  const isElsewhere = useField(of, { path: ['hasOtherAddress'] }).input === true
  useEffect(() => {
    if (isCollected && isElsewhere) setInput(of, { path: ['hasOtherAddress'], input: false })
  }, [of, isCollected, isElsewhere])
  return (
    <>
      <CheckboxField of={of} name="invoiceOnCompany" label={d('invoiceOnCompany')} />
      {isCompany && <Company of={of} />}
      <Contact of={of} isBirthDateAsked={isBirthDateAsked} />
      <Section legend={d('billing')}>
        <AddressFields of={of} kind="billing" />
      </Section>
      {!isCollected && <CheckboxField of={of} name="hasOtherAddress" label={d('hasOtherAddress')} />}
      {isElsewhere && (
        <Section legend={d('otherAddress')}>
          <AddressFields of={of} kind="shipping" />
        </Section>
      )}
      <TextArea of={of} name="note" label={d('note')} isOptional />
    </>
  )
}

function Contact({ of, isBirthDateAsked }: { of: Form; isBirthDateAsked: boolean }): ReactNode {
  return (
    <Section legend={d('contact')}>
      <SignIn />
      <div className="ostrov-columns">
        <TextField
          of={of}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={d('email')}
          hint={d('emailHint')}
        />
        <TextField
          of={of}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={d('phone')}
          hint={d('phoneHint')}
        />
        <TextField of={of} name="firstName" autoComplete="billing given-name" label={d('firstName')} />
        <TextField of={of} name="lastName" autoComplete="billing family-name" label={d('lastName')} />
        {isBirthDateAsked && (
          <DateField
            of={of}
            name="birthDate"
            kind="past"
            yearsBack={100}
            autoComplete="bday"
            label={d('birthDate')}
            hint={d('birthHint')}
          />
        )}
      </div>
      <KeptInAccount of={of} />
    </Section>
  )
}

const loadSaving = () => import('./save-profile.tsx')

/** Who is signed in may keep what they typed. */
function KeptInAccount({ of }: { of: Form }): ReactNode {
  useSignals()
  const { part } = useLazyModule(loadSaving, page.value.user.authenticated)
  return page.value.user.authenticated && part && <part.SaveProfile of={of} />
}

/** Who has an account finds their data by it; nobody needs one. */
function SignIn(): ReactNode {
  useSignals()
  const { loginUrl, user } = page.value
  if (!loginUrl || user.authenticated) return null
  return (
    <p>
      {d('haveAccount')}{' '}
      <a href={`${loginUrl}?next=${encodeURIComponent(location.pathname + location.search)}`}>
        {words('signIn')}
      </a>
    </p>
  )
}

const loadFilling = () => import('./company-filling.tsx')

/** The firm that is invoiced; its number comes first, for it may fill in the rest. */
function Company({ of }: { of: Form }): ReactNode {
  const { part } = useLazyModule(loadFilling, true)
  return (
    <Section legend={d('companyLegend')}>
      <div className="ostrov-columns">
        <TextField
          of={of}
          name="tin"
          label={d('tin')}
          hint={hasRoute('company') ? d(`tinHint.${getMarket().country}`) : undefined}
          after={part && <part.CompanyFilling of={of} />}
        />
        <TextField of={of} name="vatn" label={d('vatn')} isOptional />
        <TextField of={of} name="company" autoComplete="billing organization" label={d('company')} />
        <TextField
          of={of}
          name="internalOrderNumber"
          label={d('internalOrderNumber')}
          hint={d('internalHint')}
          isOptional
        />
      </div>
    </Section>
  )
}
