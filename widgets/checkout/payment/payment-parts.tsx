import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Checkout } from '#core/checkout/checkout.ts'
import type { Resource } from '#core/state/resource.ts'
import { type CardChoice, ChoiceCards } from '#kit/device/choice-cards.tsx'
import type { Folding } from '#kit/device/use-folding.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { ChoicePart, WaitingPart } from '../choice-part.tsx'
import type { PaymentModel } from './payment-model.ts'
import { describeInstalment, sumUpInstalment, t } from './payment-text.ts'

interface Part {
  checkout: Checkout
  model: PaymentModel
  folding: Folding
}

/** The bank, or the leasing company. */
export function CompanyPart({ checkout, model, folding }: Part): ReactNode {
  useSignals()
  const { company } = checkout.choice.value
  const list = model.companies.data.value?.sub_payments
  const chosen = list?.find(({ code }) => code === company)
  return (
    <ChoicePart part="company" name={t('company')} value={chosen?.name ?? null} folding={folding}>
      <Choices
        of={model.companies}
        legend={t('whichCompany')}
        texts={{ name: t('company'), failed: t('companiesFailed'), none: t('noCompanies') }}
        choices={list?.map(({ code, name, description }) => ({
          value: code,
          label: name,
          help: description,
        }))}
        value={company}
        onChoose={code => {
          checkout.choose('company', code)
          folding.hold('company')
        }}
        onSettle={() => folding.settle()}
      />
    </ChoicePart>
  )
}

/** In how many parts it is paid, and what that costs. */
export function InstalmentPart({ checkout, model, folding }: Part): ReactNode {
  useSignals()
  const { instalment } = checkout.choice.value
  const list = model.offered.value
  const chosen = list?.find(({ id }) => id === instalment)
  return (
    <ChoicePart
      part="instalment"
      name={t('instalment')}
      value={chosen ? sumUpInstalment(chosen) : null}
      folding={folding}
    >
      <Choices
        of={model.instalments}
        legend={t('whichInstalment')}
        texts={{ name: t('instalment'), failed: t('instalmentsFailed'), none: t('noInstalments') }}
        choices={list?.map(describeInstalment)}
        value={instalment}
        onChoose={id => {
          checkout.choose('instalment', id)
          folding.hold('instalment')
        }}
        onSettle={() => folding.settle()}
      />
    </ChoicePart>
  )
}

function Choices<T>({
  of: { failure, isPending, refetch },
  legend,
  texts,
  choices,
  ...choosing
}: {
  of: Resource<T>
  legend: string
  texts: { name: string; failed: string; none: string }
  choices: readonly CardChoice[] | undefined
  value: string | null
  onChoose: (value: string) => void
  onSettle: () => void
}): ReactNode {
  useSignals()
  useLoadingNews(texts.name, !choices && isPending.value, choices !== undefined)
  if (!choices && failure.value)
    return (
      <FailureNote
        failure={failure.value}
        lead={texts.failed}
        isBusy={isPending.value}
        onRetry={() => void refetch()}
      />
    )
  if (!choices) return <WaitingPart legend={legend} count={2} />
  if (choices.length === 0)
    return (
      <Note kind="warning">
        <KeyedText value={texts.none} />
      </Note>
    )
  return <ChoiceCards legend={legend} layout="offers" choices={choices} {...choosing} />
}
