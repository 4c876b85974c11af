// Who signs in or out in an island of this page or in another tab is seen in the header, too. The channel only says that
// something has changed; who it is the server tells.
{
  let channel

  /** Where a library turns the pages the header is another one each time. */
  const findAccount = () => document.querySelector('.shop-account[data-user]')

  const readCookie = name => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

  async function follow() {
    const account = findAccount()
    if (!account) return
    const response = await fetch(account.dataset.user, { headers: { Accept: 'application/json' } }).catch(
      () => null,
    )
    if (!response?.ok) return
    const { authenticated, first_name: first, last_name: last } = await response.json()
    const link = account.querySelector('a')
    const form = account.querySelector('form')
    link.hidden = authenticated
    form.hidden = !authenticated
    form.querySelector('span').textContent = [first, last].filter(Boolean).join(' ')
    // A page that was made for nobody, so that a cache may keep it, has none.
    const token = form.elements.csrfmiddlewaretoken ?? form.appendChild(document.createElement('input'))
    Object.assign(token, { type: 'hidden', name: 'csrfmiddlewaretoken', value: readCookie('csrftoken') })
  }

  function listen() {
    if (!globalThis.BroadcastChannel) return
    channel = new BroadcastChannel('ostrov:visitor')
    channel.onmessage = follow
  }

  listen()
  // An open channel may keep a page out of the bfcache.
  addEventListener('pagehide', () => channel?.close())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    listen()
    follow()
  })
}
