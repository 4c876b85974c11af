// The double of Twisto's script: asks its server what comes of the sealed order.
;(() => {
  const source = new URL(document.currentScript.src)
  const manner = source.searchParams.get('as')
  globalThis.Twisto = {
    check: async (payload, onResponse, onError) => {
      if (!globalThis._twisto_config?.public_key || typeof payload !== 'string') return onError({})
      if (manner === 'error') return onError({ order: { customer: { email: ['by order'] } } })
      if (manner === 'malformed') return onResponse('what?')
      if (manner === 'rejected') return onResponse({ status: 'rejected', reason: null })
      const answer = await fetch(new URL('twisto/check/', source), { method: 'POST', body: payload })
      if (!answer.ok) return onError({})
      const response = await answer.json()
      onResponse(response)
      if (manner === 'double') onResponse({ ...response, transaction_id: 'another' })
    },
  }
})()
