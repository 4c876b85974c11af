import { computed } from '@preact/signals-core'
import { type ActiveUser, readActiveUser } from '../api/visitor.ts'
import { page } from '../page.ts'
import { createResource } from './resource.ts'

const user = createResource<ActiveUser>()

/** The visitor as the server knows them; until that is read, as the page says. */
export const visitor = computed<ActiveUser>(
  () =>
    user.data.value ?? { authenticated: page.value.user.authenticated, staff: false, shop_account: false },
)

/** Analytics knows two kinds of visitors only. */
export const visitorKind = computed(() => (visitor.value.authenticated ? 'registered' : 'unregistered'))

export const loadVisitor = (): void => user.ask('active-user', readActiveUser)
