import * as v from 'valibot'
import { googlePayEcho } from '#core/api/payments/wallets.ts'
import { read } from '#core/http/read.ts'
import { page } from '#core/page.ts'
import { loadScript, withDeadline } from '#kit/provider/load-script.ts'
import { toBase64, type Wallet, type WalletResult, type WalletTotal } from './wallet.ts'
import { walletText } from './wallet-messages.ts'

const SCRIPT = 'https://pay.google.com/gp/p/js/pay.js'

type Parameters = v.InferOutput<(typeof googlePayEcho)['response']>['initParams']

interface PaymentsClient {
  isReadyToPay: (request: object) => Promise<{ result: boolean }>
  loadPaymentData: (request: object) => Promise<unknown>
}

declare global {
  interface Window {
    google?: {
      payments?: { api?: { PaymentsClient: new (options: { environment: string }) => PaymentsClient } }
    }
  }
}

const PaymentData = v.object({
  paymentMethodData: v.object({
    tokenizationData: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
  }),
})
const Refusal = v.object({ statusCode: v.string() })

/** Google Pay, or null where this device has none. */
export async function openGooglePay(): Promise<Wallet | null> {
  const [{ initParams }, state] = await Promise.all([
    read(googlePayEcho),
    loadScript(page.peek().providers['google-pay'] ?? SCRIPT),
  ])
  const api = window.google?.payments?.api
  if (state !== 'loaded' || !api) return null
  const client = new api.PaymentsClient({ environment: initParams.environment })
  const ready = await withDeadline(
    client.isReadyToPay({ ...version(initParams), allowedPaymentMethods: [describeCards(initParams)] }),
  )
  return ready?.result ? { kind: 'google-pay', pay: total => pay(client, initParams, total) } : null
}

async function pay(client: PaymentsClient, given: Parameters, total: WalletTotal): Promise<WalletResult> {
  try {
    const { paymentMethodData } = v.parse(PaymentData, await client.loadPaymentData(request(given, total)))
    return { kind: 'token', token: toBase64(paymentMethodData.tokenizationData.token) }
  } catch (thrown) {
    const refusal = v.safeParse(Refusal, thrown)
    return refusal.success && refusal.output.statusCode === 'CANCELED'
      ? { kind: 'cancelled' }
      : { kind: 'failed', message: walletText('google-pay.failed') }
  }
}

const version = ({ apiVersion, apiVersionMinor }: Parameters) => ({ apiVersion, apiVersionMinor })

const describeCards = (given: Parameters) => ({
  type: given.paymentMethodType,
  parameters: {
    allowedAuthMethods: given.allowedCardAuthMethods,
    allowedCardNetworks: given.allowedCardNetworks,
    assuranceDetailsRequired: given.assuranceDetailsRequired,
    billingAddressRequired: given.billingAddressRequired,
    ...(given.billingAddressParametersFormat && {
      billingAddressParameters: { format: given.billingAddressParametersFormat },
    }),
  },
})

const request = (given: Parameters, { amount, currency }: WalletTotal) => ({
  ...version(given),
  merchantInfo: { merchantId: given.googlepayMerchantId, merchantName: given.merchantName },
  allowedPaymentMethods: [
    {
      ...describeCards(given),
      tokenizationSpecification: {
        type: given.tokenizationSpecificationType,
        parameters: { gateway: given.gateway, gatewayMerchantId: given.gatewayMerchantId },
      },
    },
  ],
  transactionInfo: {
    currencyCode: currency,
    countryCode: given.countryCode,
    totalPrice: amount,
    totalPriceStatus: given.totalPriceStatus,
  },
})
