// The double of Google's platform.js: asks in a dialog whether a review may be asked for later.
;(() => {
  const TEXTS = {
    cs: {
      ask: 'Google se vás po doručení e-mailem zeptá, jak nákup proběhl.',
      yes: 'Ano, prosím',
      no: 'Ne, děkuji',
    },
    ro: {
      ask: 'După livrare, Google vă întreabă prin e-mail cum a decurs achiziția.',
      yes: 'Da, vă rog',
      no: 'Nu, mulțumesc',
    },
  }
  const NEEDED = ['merchant_id', 'order_id', 'email', 'delivery_country', 'estimated_delivery_date']

  function render(options) {
    for (const name of NEEDED) if (!options[name]) throw new Error(`surveyoptin: ${name}`)
    const texts = TEXTS[document.documentElement.lang] ?? TEXTS.cs
    const dialog = document.createElement('dialog')
    dialog.id = 'google-survey'
    dialog.setAttribute('aria-label', 'Google Customer Reviews')
    Object.assign(dialog.style, {
      maxInlineSize: '20rem',
      padding: '1.25rem',
      border: '0',
      borderRadius: '0.75rem',
      background: '#fff',
      color: '#1d2433',
      font: '1rem/1.5 system-ui, sans-serif',
      boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.35)',
    })
    const text = document.createElement('p')
    text.textContent = texts.ask
    text.style.margin = '0 0 1rem'
    dialog.append(text, ...['yes', 'no'].map(word => makeButton(texts[word], dialog)))
    document.body.append(dialog)
    dialog.showModal()
  }

  function makeButton(label, dialog) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    Object.assign(button.style, {
      minBlockSize: '2.75rem',
      marginInlineEnd: '0.5rem',
      paddingInline: '1rem',
      border: '0.0625rem solid #6b7688',
      borderRadius: '0.5rem',
      background: '#fff',
      color: 'inherit',
      font: 'inherit',
    })
    button.onclick = () => dialog.remove()
    return button
  }

  globalThis.gapi = {
    load: (name, onLoad) => {
      if (name !== 'surveyoptin') throw new Error(name)
      globalThis.gapi.surveyoptin = { render }
      onLoad()
    },
  }
})()
