import { MARKETS, type MarketCode } from '../contract.ts'

const NETWORKS = ['VISA', 'MASTERCARD']

/** What the shop's bank says of Google Pay. */
export const describeGooglePay = (market: MarketCode) => ({
  apiVersion: 2,
  apiVersionMinor: 0,
  paymentMethodType: 'CARD',
  allowedCardNetworks: NETWORKS,
  allowedCardAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
  assuranceDetailsRequired: true,
  billingAddressRequired: false,
  billingAddressParametersFormat: null,
  tokenizationSpecificationType: 'PAYMENT_GATEWAY',
  gateway: 'laguna',
  gatewayMerchantId: `laguna-${market}`,
  googlepayMerchantId: 'BCR2DN4T000000',
  merchantName: 'Laguna',
  environment: 'TEST',
  totalPriceStatus: 'FINAL',
  countryCode: MARKETS[market].country,
})

/** And of Apple Pay. */
export const describeApplePay = (market: MarketCode) => ({
  countryCode: MARKETS[market].country,
  supportedNetworks: NETWORKS.map(name => (name === 'VISA' ? 'visa' : 'masterCard')),
  merchantCapabilities: ['supports3DS'],
})

export const APPLE_MERCHANT = 'merchant.example.laguna'
