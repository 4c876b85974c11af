// The double of Google's pay.js: its calls and answers, without Google.
;(() => {
  const source = new URL(document.currentScript.src)
  const manner = source.searchParams.get('as')
  const answer = { apiVersion: 2, apiVersionMinor: 0 }
  const refuse = (statusCode, statusMessage = '') => Promise.reject({ statusCode, statusMessage })

  const fetchToken = async ({ transactionInfo }, card) => {
    const url = new URL('wallet-token/', source)
    url.search = new URLSearchParams({
      kind: 'google-pay',
      amount: transactionInfo.totalPrice,
      currency: transactionInfo.currencyCode,
      card,
    })
    const { message, signature } = await (await fetch(url)).json()
    return JSON.stringify({ protocolVersion: 'ECv2', signature, signedMessage: message })
  }

  class PaymentsClient {
    constructor(options) {
      if (!/^(TEST|PRODUCTION)$/.test(options?.environment)) throw new Error('environment')
    }

    async isReadyToPay(request) {
      if (request.apiVersion !== 2 || !request.allowedPaymentMethods?.[0]?.parameters)
        return refuse('DEVELOPER_ERROR', 'isReadyToPay')
      return { result: manner !== 'unavailable' }
    }

    async loadPaymentData(request) {
      const { transactionInfo, merchantInfo, allowedPaymentMethods } = request
      // A window that nobody asked for is not opened by any browser.
      if (!navigator.userActivation?.isActive) return refuse('DEVELOPER_ERROR', 'popup blocked')
      if (!merchantInfo?.merchantId || !allowedPaymentMethods?.[0]?.tokenizationSpecification)
        return refuse('DEVELOPER_ERROR', 'loadPaymentData')
      if (!/^\d+\.\d\d$/.test(transactionInfo?.totalPrice)) return refuse('DEVELOPER_ERROR', 'totalPrice')
      if (manner === 'cancel') return refuse('CANCELED')
      if (manner === 'error') return refuse('INTERNAL_ERROR', 'by order')
      if (manner === 'malformed') return { ...answer, paymentMethodData: { type: 'CARD' } }
      const card = await globalThis.providerSheet(
        'Google Pay',
        `${transactionInfo.totalPrice} ${transactionInfo.currencyCode}`,
      )
      if (card === null) return refuse('CANCELED')
      const token = await fetchToken(request, card)
      return {
        ...answer,
        paymentMethodData: {
          type: 'CARD',
          description: 'Visa •••• 1111',
          info: { cardNetwork: 'VISA', cardDetails: '1111' },
          tokenizationData: { type: 'PAYMENT_GATEWAY', token },
        },
      }
    }
  }

  globalThis.google = { ...globalThis.google, payments: { api: { PaymentsClient } } }
})()
