// What the doubles of both wallets show: a sheet with cards to pay by.
;(() => {
  if (globalThis.providerSheet) return
  const TEXTS = {
    cs: {
      pay: 'Zaplatit',
      cancel: 'Zrušit',
      good: 'Karta •••• 1111',
      secure: 'Karta s 3-D Secure •••• 3220',
      declined: 'Karta, kterou banka odmítne •••• 0002',
      lead: 'Zkušební peněženka, nic se neplatí doopravdy.',
    },
    ro: {
      pay: 'Plătiți',
      cancel: 'Anulați',
      good: 'Card •••• 1111',
      secure: 'Card cu 3-D Secure •••• 3220',
      declined: 'Card refuzat de bancă •••• 0002',
      lead: 'Portofel de test, nu se plătește nimic în realitate.',
    },
  }
  const make = (name, text, style) => {
    const node = document.createElement(name)
    node.textContent = text
    Object.assign(node.style, style)
    return node
  }

  /** Asks by which card; null where the customer closes it. */
  globalThis.providerSheet = (title, sum) =>
    new Promise(resolve => {
      const texts = TEXTS[document.documentElement.lang] ?? TEXTS.cs
      const sheet = document.createElement('dialog')
      sheet.setAttribute('aria-label', title)
      Object.assign(sheet.style, {
        inlineSize: 'min(24rem, calc(100vw - 2rem))',
        padding: '1.25rem',
        border: '0',
        borderRadius: '1rem',
        background: '#fff',
        color: '#1d2433',
        font: '1rem/1.5 system-ui, sans-serif',
        colorScheme: 'light',
      })
      const end = card => {
        if (!sheet.isConnected) return
        sheet.remove()
        resolve(card)
      }
      sheet.append(make('h2', title, { margin: '0' }), make('p', texts.lead, { margin: '0 0 0.75rem' }))
      sheet.append(make('p', sum, { margin: '0 0 0.75rem', fontSize: '1.25rem', fontWeight: '700' }))
      const look = {
        display: 'block',
        inlineSize: '100%',
        minBlockSize: '3rem',
        marginBlockStart: '0.5rem',
        border: '1px solid #6b7688',
        borderRadius: '0.5rem',
        background: '#fff',
        color: 'inherit',
        font: 'inherit',
        cursor: 'pointer',
      }
      for (const card of ['good', 'secure', 'declined']) {
        const button = make('button', `${texts.pay}: ${texts[card]}`, look)
        button.type = 'button'
        button.onclick = () => end(card)
        sheet.append(button)
      }
      const cancel = make('button', texts.cancel, { ...look, border: '0', color: '#0b5cad' })
      cancel.type = 'button'
      cancel.onclick = () => end(null)
      sheet.append(cancel)
      sheet.addEventListener('close', () => end(null))
      document.body.append(sheet)
      sheet.showModal()
    })
})()
