// On a phone the sections of the back office are wider than the window: the one that is open is scrolled whole into sight,
// and out of where it fades at the side that has more.
for (const current of document.querySelectorAll('.shop-staff-nav [aria-current]')) {
  const list = current.closest('ul')
  const beyond = current.getBoundingClientRect().right - list.getBoundingClientRect().right
  if (list.scrollWidth > list.clientWidth && beyond > -28) list.scrollLeft += beyond + 28
}

// Browsers leave alone what has the focus and is half in sight.
for (const list of document.querySelectorAll('.shop-staff-nav ul'))
  list.addEventListener('focusin', ({ target }) =>
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  )
