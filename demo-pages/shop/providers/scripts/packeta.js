// The double of Packeta's library.js (v6): a frame, and messages of text whose sender nobody looks at.
;(() => {
  const source = new URL(document.currentScript.src)
  const manner = source.searchParams.get('as')
  let end = null

  const hear = event => {
    if (typeof event.data !== 'string') return
    let message
    try {
      message = JSON.parse(event.data)
    } catch {
      return
    }
    if (message?.packetaWidgetMessage) close(message.packetaPoint)
  }

  function close(point) {
    if (!end) return
    const { callback, frame } = end
    end = null
    removeEventListener('message', hear)
    frame.remove()
    callback(point || null)
    if (manner === 'double') callback(point || null)
  }

  function pick(apiKey, callback, options = {}, inElement = null) {
    close(null)
    const frame = document.createElement('iframe')
    frame.id = 'packeta-widget'
    frame.title = 'Packeta'
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
    frame.setAttribute('allow', 'geolocation')
    Object.assign(frame.style, { border: '0', inlineSize: '100%', blockSize: '100%' })
    const query = Object.entries({ apiKey, ...options })
      .map(([key, value]) => `&${key}=${encodeURIComponent(value)}`)
      .join('')
    const page = new URL('packeta/', source)
    page.search = new URLSearchParams({ country: options.country ?? '', ...(manner && { as: manner }) })
    page.hash = `/?${query}`
    frame.src = page.href
    end = { callback, frame }
    addEventListener('message', hear)
    ;(inElement ?? document.body).append(frame)
    // Any window may speak in Packeta's name, this one too.
    if (manner === 'stranger')
      postMessage(
        JSON.stringify({ packetaWidgetMessage: true, packetaPoint: { id: 'forged', name: 'Forged' } }),
        '*',
      )
  }

  globalThis.Packeta = { Widget: { pick, close: () => close(null) } }
})()
