// The double of Google's platform.js: asks in a strip whether a review may be asked for later.
;(() => {
  const TEXTS = {
    cs: { ask: 'Smí se vás Google po doručení zeptat, jak jste byli spokojení?', no: 'Ne, děkuji' },
    ro: { ask: 'Poate Google să vă întrebe după livrare cât de mulțumit sunteți?', no: 'Nu, mulțumesc' },
  }
  const NEEDED = ['merchant_id', 'order_id', 'email', 'delivery_country', 'estimated_delivery_date']

  function render(options) {
    for (const name of NEEDED) if (!options[name]) throw new Error(`surveyoptin: ${name}`)
    const texts = TEXTS[document.documentElement.lang] ?? TEXTS.cs
    const strip = document.createElement('aside')
    strip.id = 'google-survey'
    strip.setAttribute('aria-label', 'Google Customer Reviews')
    Object.assign(strip.style, {
      position: 'fixed',
      inset: 'auto 0.5rem 0.5rem auto',
      maxInlineSize: '16rem',
      padding: '0.5rem 0.75rem',
      borderRadius: '0.5rem',
      background: '#fff',
      color: '#1d2433',
      font: '0.875rem/1.4 system-ui, sans-serif',
      boxShadow: '0 0.125rem 0.75rem rgb(0 0 0 / 0.3)',
    })
    const no = document.createElement('button')
    no.type = 'button'
    no.textContent = texts.no
    no.onclick = () => strip.remove()
    strip.append(texts.ask, ' ', no)
    document.body.append(strip)
  }

  globalThis.gapi = {
    load: (name, onLoad) => {
      if (name !== 'surveyoptin') throw new Error(name)
      globalThis.gapi.surveyoptin = { render }
      onLoad()
    },
  }
})()
