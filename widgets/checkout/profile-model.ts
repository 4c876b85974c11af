import { signal } from '@preact/signals-core'
import * as v from 'valibot'
import { type Profile, profileForm, saveActiveUser } from '#core/api/visitor/profile.ts'
import { type ActiveUser, activeUser } from '#core/api/visitor/visitor.ts'
import { write } from '#core/http/write.ts'
import { getMarket } from '#core/page.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'

const CALL = { endpoint: activeUser }

/** What is typed of a customer that their account keeps, too. */
export interface TypedProfile {
  firstName: string
  lastName: string
  phone: string
}

/** The way of a typed name and number into the account of who is signed in. */
export function createProfileSaving() {
  // The order's form has asked a moment ago.
  const user = createResource<ActiveUser>({ staleTime: 60_000 })
  const rules = profileForm(getMarket().country)
  const isSaved = signal(false)
  const sending = createSubmission(async (profile: Profile, idempotencyKey: string) => {
    await write(saveActiveUser, profile, { idempotencyKey })
    return profile
  })
  return {
    failure: sending.failure,
    isPending: sending.isPending,
    retryAfter: sending.retryAfter,
    /** It is in the account as it stands in the form. */
    isSaved,
    /** What would be saved; null where the account has it already, where it can't be kept so, and for shop accounts, which nobody edits here. */
    findNews({ firstName, lastName, phone }: TypedProfile): Profile | null {
      const known = user.data.value
      if (!known?.authenticated || known.shop_account) return null
      const typed = v.safeParse(rules, { first_name: firstName, last_name: lastName, phone })
      const kept = v.safeParse(rules, {
        first_name: known.first_name,
        last_name: known.last_name,
        phone: known.phone ?? '',
      })
      // What the account has may be spelt otherwise.
      return typed.success && differ(typed.output, kept.success ? kept.output : known) ? typed.output : null
    },
    async save(profile: Profile): Promise<void> {
      isSaved.value = false
      const result = await sending.run(profile)
      const known = user.data.peek()
      if (!result.ok || !known) return
      user.setData(CALL, { ...known, ...result.data })
      isSaved.value = true
    },
    mount(): () => void {
      void user.fetch(CALL)
      const stop = sending.mount()
      return () => {
        stop()
        user.unsubscribe()
      }
    },
  }
}

const differ = (profile: Profile, known: Profile | ActiveUser): boolean =>
  profile.first_name !== known.first_name ||
  profile.last_name !== known.last_name ||
  profile.phone !== (known.phone ?? '')
