import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText, sentText } from '../wire.ts'
import { PAYMENT_STATES } from './payment-status.ts'

const Texts = listOf(v.string(), 20)

/** What the shop's bank says of Google Pay; the wallet is opened with it. */
export const googlePayEcho = query('google-pay-echo', {
  path: '/core/payments/google-pay/echo/',
  doc: 'What Google Pay is opened with, and what is paid now.',
  onlyFor: 'Google Pay',
  response: v.object({
    initParams: v.object({
      apiVersion: v.number(),
      apiVersionMinor: v.number(),
      paymentMethodType: v.string(),
      allowedCardNetworks: Texts,
      allowedCardAuthMethods: Texts,
      assuranceDetailsRequired: v.nullish(v.boolean(), false),
      billingAddressRequired: v.nullish(v.boolean(), false),
      billingAddressParametersFormat: optionalText,
      tokenizationSpecificationType: v.string(),
      gateway: v.string(),
      gatewayMerchantId: v.string(),
      googlepayMerchantId: v.string(),
      merchantName: v.string(),
      environment: v.picklist(['TEST', 'PRODUCTION']),
      totalPriceStatus: v.string(),
      countryCode: v.string(),
    }),
    /** Decimal with two places, as the wallet takes it. */
    total: v.string(),
    currency: v.string(),
  }),
  isPersonal: true,
})

/** The same of Apple Pay. */
export const applePayEcho = query('apple-pay-echo', {
  path: '/core/payments/apple-pay/echo/',
  doc: 'What Apple Pay is opened with, and what is paid now.',
  onlyFor: 'Apple Pay',
  response: v.object({
    initParams: v.object({
      countryCode: v.string(),
      supportedNetworks: Texts,
      merchantCapabilities: Texts,
    }),
    merchantIdentifier: v.string(),
    merchantName: v.string(),
    total: v.string(),
    currency: v.string(),
  }),
  isPersonal: true,
})

export const AppleValidation = v.strictObject({ validationURL: sentText(500) })

/** Apple's own answer, which only Apple's script can read. */
export const applePaySession = mutation('apple-pay-session', {
  path: '/core/payments/apple-pay/session/',
  doc: 'Asks Apple for a session; only a validation URL of Apple’s own is called.',
  onlyFor: 'Apple Pay',
  request: AppleValidation,
  response: v.record(v.string(), v.unknown()),
  isIdempotent: false,
})

/** What the wallet gave, base64; null for the one that the order was sent with. */
export const WalletInit = v.strictObject({ order: sentText(100), payload: v.nullable(sentText(20_000)) })

const Begun = v.object({
  payId: Id,
  resultCode: v.number(),
  resultMessage: v.string(),
  status: v.picklist(PAYMENT_STATES),
})

/** What 3-D Secure asks of the browser. */
export const WalletProcess = v.strictObject({
  payId: sentText(100),
  fingerprint: v.strictObject({
    browser: v.strictObject({
      userAgent: sentText(1000),
      acceptHeader: sentText(200),
      language: sentText(40),
      javascriptEnabled: v.boolean(),
      colorDepth: v.optional(v.number()),
      screenHeight: v.optional(v.number()),
      screenWidth: v.optional(v.number()),
      timezone: v.optional(v.number()),
      javaEnabled: v.optional(v.boolean()),
    }),
  }),
})

const Processed = v.object({
  payId: Id,
  resultCode: v.number(),
  resultMessage: v.string(),
  status: v.picklist(PAYMENT_STATES),
  /** Where the bank asks the customer to confirm; null where it does not. */
  actions: v.nullish(
    v.object({ authenticate: v.object({ browserChallenge: v.object({ url: v.string() }) }) }),
    null,
  ),
})

const describeInit = (wallet: string) => ({
  path: `/core/payments/${wallet}/init/` as const,
  doc: 'Begins the payment of an order with what the wallet gave.',
  request: WalletInit,
  response: Begun,
  errors: [400, 404, 409] as const,
})
const describeProcess = (wallet: string) => ({
  path: `/core/payments/${wallet}/process/` as const,
  doc: 'Goes on with a payment that was begun; the bank may ask the customer to confirm it.',
  request: WalletProcess,
  response: Processed,
  errors: [400, 404, 409] as const,
})

export const googlePayInit = mutation('google-pay-init', {
  ...describeInit('google-pay'),
  onlyFor: 'Google Pay',
})
export const googlePayProcess = mutation('google-pay-process', {
  ...describeProcess('google-pay'),
  onlyFor: 'Google Pay',
})
export const applePayInit = mutation('apple-pay-init', { ...describeInit('apple-pay'), onlyFor: 'Apple Pay' })
export const applePayProcess = mutation('apple-pay-process', {
  ...describeProcess('apple-pay'),
  onlyFor: 'Apple Pay',
})
