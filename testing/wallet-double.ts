import { onTestFinished, vi } from 'vitest'
import type { WalletKind } from '#core/checkout/pay.ts'
import { configurePage } from '#core/page.ts'
import { type FakeServer, type Fixtures, startFakeServer } from './fake-server.ts'
import { ECHOES } from './fixtures/wallets.ts'
import { describePage } from './story-page.ts'

const SCRIPTS = '/demo-pages/shop/providers/scripts'
let loads = 0

/** Where the shop's double of a wallet is; each time another, so that it is loaded anew. */
export const findDouble = (kind: WalletKind, manner = ''): string =>
  `${location.origin}${SCRIPTS}/${kind}.js?load=${++loads}${manner && `&as=${manner}`}`

/** What stands in the place of a person, and is returned: the double's sheet, and the browser's word that somebody clicked. */
export function actAsCustomer(card: string | null = 'good') {
  const providerSheet = vi.fn(async () => card)
  Object.assign(window, { providerSheet })
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ isActive: true, hasBeenActive: true })
  onTestFinished(() => {
    vi.restoreAllMocks()
    forgetWallets()
  })
  return providerSheet
}

/** As in a browser that has met neither. */
export function forgetWallets(): void {
  for (const name of ['google', 'ApplePaySession', 'providerSheet']) Reflect.deleteProperty(window, name)
}

/** The double's server: gives a token for what is asked. */
export function signTokens(): void {
  const { fetch: given } = window
  window.fetch = (input, init) =>
    String(input).includes('wallet-token')
      ? Promise.resolve(Response.json({ message: 'bWVzc2FnZQ', signature: 'c2lnbmF0dXJl' }))
      : given(input, init)
  onTestFinished(() => {
    window.fetch = given
  })
}

export function openShop(providers: Record<string, string>, fixtures: Fixtures = ECHOES): FakeServer {
  configurePage(describePage('cz', 'cs', { providers }))
  const server = startFakeServer(fixtures)
  onTestFinished(server.stop)
  return server
}
