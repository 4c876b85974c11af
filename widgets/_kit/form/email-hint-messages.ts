import { defineMessages } from '#core/intl/define-messages.ts'

export const emailHintMessages = defineMessages({
  cs: {
    meant: 'Nemysleli jste {email}?',
    asked:
      'Ještě jsme nic neodeslali: nemysleli jste {email}? Opravte adresu, nebo odešlete znovu, pokud je to takto správně.',
    change: 'Změnit na {email}',
  },
  ro: {
    meant: 'Ați vrut să scrieți {email}?',
    asked:
      'Încă nu am trimis nimic: ați vrut să scrieți {email}? Corectați adresa sau trimiteți din nou, dacă este bine așa.',
    change: 'Schimbați în {email}',
  },
  en: {
    meant: 'Did you mean {email}?',
    asked:
      'Nothing has been sent yet: did you mean {email}? Correct the address, or send again if it is right as it stands.',
    change: 'Change to {email}',
  },
})
