import { computed, effect, untracked } from '@preact/signals-core'
import { bestInstallments, type Instalment } from '#core/api/payments/instalments.ts'
import { type SubPayment, subPayments } from '#core/api/payments/payments.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createWalletStates, isWallet } from './wallet-states.ts'

export type PaymentModel = ReturnType<typeof createPaymentStep>

/** What belongs to the chosen payment: which company carries it, and in how many parts. */
export function createPaymentStep(checkout: Checkout) {
  const wallets = createWalletStates()
  const companies = createResource<{ sub_payments: SubPayment[] }>()
  const instalments = createResource<{ installments: Instalment[] }>()
  const code = computed(() => checkout.choice.value.payment?.code ?? null)
  const company = computed(() => checkout.choice.value.company)
  /** What is lent; null until it is known. */
  const total = computed(() => checkout.cart.value?.totals.total ?? null)
  /** Those of the chosen company, where the payment has companies. */
  const offered = computed(() => {
    const { payment, company } = checkout.choice.value
    const all = instalments.data.value?.installments ?? null
    return all && payment?.has_sub_payments ? all.filter(one => one.company_code === company) : all
  })
  const probeWallets = (): void => {
    for (const { kind, is_available } of checkout.payments.data.value?.payments ?? [])
      if (is_available && isWallet(kind)) wallets.probe(kind)
  }
  const loadCompanies = (): void => {
    if (code.value === null) return
    const { payment } = checkout.choice.peek()
    if (payment?.has_sub_payments)
      untracked(() => void companies.fetch({ endpoint: subPayments, args: { payment: payment.code } }))
  }
  /** All that the chosen company offers for the total, however long. */
  const loadInstalments = (): void => {
    const query = company.value === null ? {} : { company: company.value }
    if (code.value === null || total.value === null) return
    const { payment } = checkout.choice.peek()
    if (payment?.kind === 'instalment' && (!payment.has_sub_payments || query.company))
      untracked(() => void instalments.fetch({ endpoint: bestInstallments, query }))
  }
  return {
    wallets,
    companies,
    instalments,
    offered,
    mount(): () => void {
      const endings = [
        effect(probeWallets),
        effect(loadCompanies),
        effect(loadInstalments),
        effect(() => followTerms(checkout, offered.value)),
        onRestored(() => {
          void companies.refetch()
          void instalments.refetch()
        }),
        effect(() => giveUpWallet(checkout, wallets)),
        effect(() => followCompanies(checkout, companies.data.value?.sub_payments)),
      ]
      return () => {
        for (const end of endings) end()
        companies.unsubscribe()
        instalments.unsubscribe()
      }
    },
  }
}

/** What was chosen before a reload may be a wallet that this device does not have. */
function giveUpWallet(checkout: Checkout, wallets: ReturnType<typeof createWalletStates>): void {
  const { payment } = checkout.choice.value
  if (payment && isWallet(payment.kind) && wallets.read(payment.kind) === 'missing')
    untracked(() => checkout.choose('payment', null))
}

/** What the chosen instalments cost by what was read last; those that are no longer offered are chosen no more. */
function followTerms(checkout: Checkout, offered: readonly Instalment[] | null): void {
  const { instalment } = checkout.choice.value
  const terms = offered?.find(({ id }) => id === instalment) ?? null
  checkout.terms.value = terms
  if (offered && instalment !== null && !terms) untracked(() => checkout.choose('instalment', null))
}

/**
 * Where there is one alone, nobody has to choose it; one that is no longer offered is chosen no more. A loan is chosen by
 * nobody but who borrows.
 */
function followCompanies(checkout: Checkout, companies: readonly SubPayment[] | undefined): void {
  const { payment, company } = checkout.choice.value
  if (!payment?.has_sub_payments || !companies || companies.some(({ code }) => code === company)) return
  untracked(() => {
    const [first, second] = companies
    const only = first && !second ? first.code : null
    if (only !== company) checkout.choose('company', only)
  })
}
