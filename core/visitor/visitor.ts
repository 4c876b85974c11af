import { batch, computed } from '@preact/signals-core'
import { type ActiveUser, activeUser } from '#core/api/visitor/visitor.ts'
import { cart } from '#core/cart/cart.ts'
import { page } from '#core/page.ts'
import { type CrossTab, SEEN_STALE_TIME, subscribeCrossTab } from '#core/state/cross-tab.ts'
import { createResource } from '#core/state/resource.ts'

const CALL = { endpoint: activeUser }
/** Tells the tabs of one browser that somebody signed in or out; never who. */
const CHANNEL = 'ostrov:visitor'
const NOBODY = { staff: false, shop_account: false, first_name: null, last_name: null, phone: null }

const user = createResource<ActiveUser>({ staleTime: SEEN_STALE_TIME, onData: updatePage })
let subscribers = 0
let tabs: CrossTab | null = null

/** The visitor as the server knows them; until that is read, as the page says. */
export const visitor = computed<ActiveUser>(
  () => user.data.value ?? { ...NOBODY, authenticated: page.value.user.authenticated },
)
/** The same, and null until the server has said it: whether they are staff no page says. */
export const knownVisitor = user.data
export const visitorFailure = user.failure

/** Analytics knows two kinds of visitors only. */
export const visitorKind = computed(() => (visitor.value.authenticated ? 'registered' : 'unregistered'))

export const loadVisitor = (): void => void user.fetch(CALL)

/** Reads the visitor anew: they may have signed in or out elsewhere. */
export const refreshVisitor = (): void => void user.refetch()

/** Notices from now on who signs in or out in another tab; returns what ends that. */
export function subscribeVisitor(): () => void {
  subscribers++
  tabs ??= subscribeCrossTab(CHANNEL, news => (news === 'seen' ? loadVisitor() : refreshVisitor()))
  return () => {
    subscribers--
    if (subscribers > 0) return
    tabs?.stop()
    tabs = null
  }
}

/** Takes over that the visitor signed in or out here, and tells all islands and tabs. */
export function setAuthenticated(authenticated: boolean): void {
  batch(() => {
    page.value = { ...page.peek(), user: { authenticated } }
    user.setData(CALL, { ...NOBODY, authenticated })
  })
  // A read that is under way was asked by who the visitor was before.
  void user.invalidate()
  if (tabs) tabs.tell()
  cart.announceChange()
}

/** What the page says of its visitor is what analytics are told, too. */
function updatePage({ authenticated }: ActiveUser): void {
  if (authenticated === page.peek().user.authenticated) return
  page.value = { ...page.peek(), user: { authenticated } }
  // The cart of somebody else.
  cart.refresh()
}
