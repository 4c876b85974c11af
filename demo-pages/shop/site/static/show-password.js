// A box that shows what is typed into the passwords of a form; without scripts there is none.
for (const place of document.querySelectorAll('[data-show]')) {
  const { elements } = place.closest('form')
  place.querySelector('input').addEventListener('change', ({ target }) => {
    for (const name of place.dataset.show.split(' '))
      elements[name].type = target.checked ? 'text' : 'password'
  })
}
