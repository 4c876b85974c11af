// A box that shows what is typed into a field of a password; without scripts there is none.
for (const place of document.querySelectorAll('[data-show]')) {
  const field = place.closest('form').elements[place.dataset.show]
  place.querySelector('input').addEventListener('change', ({ target }) => {
    field.type = target.checked ? 'text' : 'password'
  })
}
