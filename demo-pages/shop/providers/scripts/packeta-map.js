// The page inside Packeta's frame: says which point was chosen, as a text.
;(() => {
  const manner = new URLSearchParams(location.search).get('as')
  const say = packetaPoint => {
    const text =
      manner === 'malformed'
        ? '{"packetaWidgetMessage":true,"packetaPoint":7}'
        : JSON.stringify({ packetaWidgetMessage: true, packetaPoint })
    parent.postMessage(text, '*')
  }
  for (const button of document.querySelectorAll('[data-point]'))
    button.addEventListener('click', () => {
      const point = JSON.parse(button.dataset.point)
      say({ ...point, error: point.error, currency: 'CZK', pickupPointType: 'internal', warning: null })
    })
  document.querySelector('[data-close]').addEventListener('click', () => say(null))
  if (manner === 'cancel') say(null)
})()
