import { defineMessages } from '#core/intl/define-messages.ts'

export const emailHintMessages = defineMessages({
  cs: { meant: 'Nemysleli jste {email}?' },
  ro: { meant: 'Ați vrut să scrieți {email}?' },
  en: { meant: 'Did you mean {email}?' },
})
