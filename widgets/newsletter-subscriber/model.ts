import { addSubscriber } from '#core/api/newsletter/newsletter.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { track } from '#core/tracking/track.ts'
import { type Draft, makeEmpty } from './draft.ts'

export type NewsletterModel = ReturnType<typeof createNewsletter>

/** One form's way to a subscription; `typed` is what was typed before this code came. */
export const createNewsletter = (typed: Draft['values']) =>
  createFormModel({
    endpoint: addSubscriber,
    fields: { email: 'e_mail', agree: 'agree' },
    initialValues: makeEmpty(),
    typedValues: typed,
    onDone: () => track('generate_lead', { lead_source: 'newsletter' }),
    // Some servers tell that an address is subscribed already. Whoever typed it must not see a difference.
    isDoneBy: ({ failure }) => failure.kind === 'conflict',
  })
