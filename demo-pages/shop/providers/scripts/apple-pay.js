// The double of Apple's apple-pay-sdk.js: a session with its events, without Apple.
;(() => {
  const source = new URL(document.currentScript.src)
  const manner = source.searchParams.get('as')
  let openSession = null

  const authorize = async ({ currencyCode, total }, card) => {
    const url = new URL('wallet-token/', source)
    url.search = new URLSearchParams({
      kind: 'apple-pay',
      amount: total.amount,
      currency: currencyCode,
      card,
    })
    const { message, signature } = await (await fetch(url)).json()
    return {
      version: 'EC_v1',
      data: message,
      signature,
      header: {
        ephemeralPublicKey: 'double',
        publicKeyHash: 'double',
        transactionId: signature.slice(0, 32),
      },
    }
  }

  class ApplePaySession {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static canMakePayments = () => manner !== 'unavailable'
    static supportsVersion = version => version <= 14

    onvalidatemerchant = null
    onpaymentauthorized = null
    oncancel = null
    #request
    #isOver = false

    constructor(version, request) {
      if (!ApplePaySession.supportsVersion(version)) throw new Error('InvalidAccessError: version')
      if (!navigator.userActivation?.isActive)
        throw new Error('InvalidAccessError: Must create a new ApplePaySession from a user gesture handler.')
      for (const key of ['countryCode', 'currencyCode', 'merchantCapabilities', 'supportedNetworks', 'total'])
        if (!request?.[key]) throw new TypeError(`Missing ${key}`)
      if (manner === 'error') throw new Error('InvalidAccessError: by order')
      this.#request = request
    }

    begin() {
      if (openSession) throw new Error('InvalidStateError: Page already has an active payment session.')
      openSession = this
      const validationURL = new URL('apple-pay/session/', source).href
      queueMicrotask(() => this.onvalidatemerchant?.({ validationURL }))
    }

    async completeMerchantValidation(session) {
      if (!session?.merchantSessionIdentifier || session.expiresAt < Date.now()) return this.#cancel()
      if (manner === 'cancel') return this.#cancel()
      const { currencyCode, total } = this.#request
      const card = await globalThis.providerSheet('Apple Pay', `${total.amount} ${currencyCode}`)
      if (this.#isOver) return
      if (card === null) return this.#cancel()
      const paymentData = manner === 'malformed' ? null : await authorize(this.#request, card)
      const token = {
        paymentData,
        paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'debit' },
        transactionIdentifier: 'double',
      }
      const event = { payment: { token } }
      this.onpaymentauthorized?.(event)
      if (manner === 'double') this.onpaymentauthorized?.(event)
    }

    completePayment() {
      this.#end()
    }

    abort() {
      if (this.#isOver) throw new Error('InvalidStateError')
      this.#end()
    }

    #cancel() {
      this.#end()
      this.oncancel?.({ sessionError: { code: 'unknown' } })
    }

    #end() {
      this.#isOver = true
      openSession = null
      document.querySelector('dialog[aria-label="Apple Pay"]')?.remove()
    }
  }

  globalThis.ApplePaySession = ApplePaySession
})()
