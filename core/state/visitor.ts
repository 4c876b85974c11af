import { batch, computed } from '@preact/signals-core'
import { type ActiveUser, readActiveUser } from '../api/visitor.ts'
import { page } from '../page.ts'
import { cart } from './cart.ts'
import { createResource } from './resource.ts'
import { followTabs, type Tabs } from './tabs.ts'

const KEY = 'active-user'
/** Tells the tabs of one browser that somebody signed in or out; never who. */
const CHANNEL = 'ostrov:visitor'
const NOBODY = { staff: false, shop_account: false, first_name: null, last_name: null, phone: null }

const user = createResource<ActiveUser>()
let followers = 0
let tabs: Tabs | null = null

/** The visitor as the server knows them; until that is read, as the page says. */
export const visitor = computed<ActiveUser>(
  () => user.data.value ?? { ...NOBODY, authenticated: page.value.user.authenticated },
)

/** Analytics knows two kinds of visitors only. */
export const visitorKind = computed(() => (visitor.value.authenticated ? 'registered' : 'unregistered'))

export const loadVisitor = (): void => user.ask(KEY, readVisitor)

/** Reads the visitor anew: they may have signed in or out elsewhere. */
export const refreshVisitor = (): void => user.reload()

/** Notices from now on who signs in or out in another tab; returns what ends that. */
export function followVisitor(): () => void {
  followers++
  tabs ??= followTabs(CHANNEL, refreshVisitor)
  return () => {
    followers--
    if (followers > 0) return
    tabs?.stop()
    tabs = null
  }
}

async function readVisitor(options: { signal: AbortSignal }): Promise<ActiveUser> {
  const told = await readActiveUser(options)
  // What was asked as somebody else may come in the very moment it is given up.
  if (!options.signal.aborted && told.authenticated !== page.peek().user.authenticated) {
    tellPage(told.authenticated)
    // The cart of somebody else.
    cart.refresh()
  }
  return told
}

/** Takes over that the visitor signed in or out here, and tells all islands and tabs. */
export function noteTurn(authenticated: boolean): void {
  batch(() => {
    tellPage(authenticated)
    // What is under way was asked by who the visitor was before.
    user.release()
    user.prime(KEY, readVisitor, { ...NOBODY, authenticated })
  })
  user.reload()
  if (tabs) tabs.tell()
  cart.announceChange()
}

/** What the page says of its visitor is what analytics are told, too. */
function tellPage(authenticated: boolean): void {
  page.value = { ...page.peek(), user: { authenticated } }
}
