import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Odběr novinek',
    'component.help': 'E-mail a souhlas; zákazníkovi přijde odkaz na stránku, kde odběr potvrdí.',
    'params.heading.label': 'Nadpis',
    'params.heading.help': 'Prázdné = Novinky do e-mailu.',
    'params.text.label': 'Text pod nadpisem',
    'params.text.help': 'Co a jak často posíláte; prázdné = nic.',
    'params.termsUrl.label': 'Stránka s podmínkami',
    'params.termsUrl.help':
      'Cesta na tomto webu nebo adresa https, kde stojí, jak s e-mailem nakládáte; prázdné = odkaz se nezobrazí.',
    heading: 'Novinky do e-mailu',
    email: 'E-mail',
    emailNeeded: 'Vyplňte e-mail.',
    agreeName: 'Souhlas',
    agree: 'Souhlasím se zasíláním novinek a nabídek e-mailem',
    agreeNeeded: 'Bez vašeho souhlasu vám novinky posílat nemůžeme.',
    terms: 'Jak nakládáme s vaším e-mailem',
    submit: 'Odebírat novinky',
    done: 'Děkujeme. Podívejte se prosím do schránky.',
    doneMore:
      'Není-li vaše adresa ještě potvrzená, najdete tam e-mail s odkazem. Novinky začneme posílat, až jím odběr potvrdíte.',
    again: 'Zadat jinou adresu',
    failed: 'Přihlášení k odběru se nezdařilo.',
    missing: 'Formulář se nepodařilo načíst celý.',
  },
  ro: {
    'component.label': 'Abonare la noutăți',
    'component.help': 'E-mail și acord; clientul primește un link către pagina unde confirmă abonarea.',
    'params.heading.label': 'Titlu',
    'params.heading.help': 'Gol = Noutăți prin e-mail.',
    'params.text.label': 'Textul de sub titlu',
    'params.text.help': 'Ce trimiteți și cât de des; gol = nimic.',
    'params.termsUrl.label': 'Pagina cu condițiile',
    'params.termsUrl.help':
      'O cale de pe acest site sau o adresă https unde scrie cum folosiți e-mailul; gol = linkul nu se afișează.',
    heading: 'Noutăți prin e-mail',
    email: 'E-mail',
    emailNeeded: 'Completați adresa de e-mail.',
    agreeName: 'Acord',
    agree: 'Sunt de acord să primesc noutăți și oferte prin e-mail',
    agreeNeeded: 'Fără acordul dumneavoastră nu vă putem trimite noutăți.',
    terms: 'Cum folosim adresa dumneavoastră de e-mail',
    submit: 'Mă abonez',
    done: 'Vă mulțumim. Vă rugăm să vă verificați căsuța de e-mail.',
    doneMore:
      'Dacă adresa nu este încă confirmată, veți găsi acolo un mesaj cu un link. Începem să trimitem noutăți după ce confirmați abonarea prin acest link.',
    again: 'Introduceți altă adresă',
    failed: 'Abonarea nu a reușit.',
    missing: 'Formularul nu s-a încărcat complet.',
  },
  en: {
    'component.label': 'Newsletter sign-up',
    'component.help': 'E-mail address and consent; the customer gets a link that confirms it.',
    'params.heading.label': 'Heading',
    'params.heading.help': 'Empty = News by e-mail.',
    'params.text.label': 'Text below the heading',
    'params.text.help': 'What you send and how often; empty = nothing.',
    'params.termsUrl.label': 'Page of the terms',
    'params.termsUrl.help':
      'A path of this site or an https address that says what you do with the e-mail address; empty = there is no link.',
    heading: 'News by e-mail',
    email: 'E-mail address',
    emailNeeded: 'Fill in your e-mail address.',
    agreeName: 'Consent',
    agree: 'I agree to getting news and offers by e-mail',
    agreeNeeded: 'Without your consent we can’t send you any news.',
    terms: 'What we do with your e-mail address',
    submit: 'Subscribe',
    done: 'Thank you. Please look into your mailbox.',
    doneMore:
      'If your address is not confirmed yet, there is an e-mail with a link. We start sending news once you confirm by it.',
    again: 'Enter another address',
    failed: 'Subscribing did not succeed.',
    missing: 'The form did not load completely.',
  },
})

export const t = createTranslate(messages)
