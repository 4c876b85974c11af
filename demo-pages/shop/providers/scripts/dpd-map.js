// The page inside DPD's frame: says which place was chosen, as an object.
;(() => {
  const manner = new URLSearchParams(location.search).get('as')
  const say = dpdWidget => parent.postMessage({ dpdWidget }, '*')
  for (const button of document.querySelectorAll('[data-point]'))
    button.addEventListener('click', () => {
      if (manner === 'malformed') return say({ pickupPointResult: 7 })
      const { id, name, street, city, zip, country } = JSON.parse(button.dataset.point)
      const chosen = {
        pickupPointResult: `${id} - ${name}, ${street}, ${zip} ${city}`,
        id,
        contactInfo: { name, phone: '', email: '', web: '' },
        location: {
          address: { street, city, zip, country },
          coordinates: { latitude: 50.08, longitude: 14.43 },
        },
        openingHours: {},
      }
      say(chosen)
      if (manner === 'double') say(chosen)
    })
  document.querySelector('[data-close]').addEventListener('click', () => say({ message: 'widgetClose' }))
  if (manner === 'cancel') say({ message: 'widgetClose' })
})()
