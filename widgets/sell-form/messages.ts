import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What stands before the form is there; the form's own texts come with it. */
export const messages = defineMessages({
  cs: {
    'component.label': 'Výkup: prodejní formulář',
    'component.help':
      'Osobní údaje, doklad, adresa, účet a označení zařízení. Otevírá ho tlačítko „Prodat online“ ve výběru zařízení na stejné stránce.',
    'params.heading.label': 'Nadpis',
    'params.heading.help': 'Nadpis otevřeného formuláře; prázdné = „Prodat zařízení online“.',
    'params.termsUrl.label': 'Stránka s výkupními podmínkami',
    'params.termsUrl.help':
      'Adresa na tomto webu (/…) nebo https://…; když je vyplněná, musí zákazník s podmínkami souhlasit.',
    hint: 'Vyberte nahoře zařízení a popište jeho stav. Pak ho tu můžete prodat online.',
    ready: 'Zařízení prodáte tlačítkem „Prodat online“ u ceny.',
    heading: 'Prodat zařízení online',
    unavailable: 'Prodej online teď není možný. Přineste prosím zařízení do prodejny.',
    missing: 'Formulář se nepodařilo načíst.',
    review: 'Zobrazit přehled výkupu',
    sold: 'Tohle zařízení jste nám už prodali.',
    sellAnother: 'Prodat další stejné zařízení',
    closeQuestion: 'Formulář není odeslaný. Co je v něm vyplněné, tu zůstane, dokud neopustíte stránku.',
    closeForm: 'Zavřít formulář',
    keepOpen: 'Pokračovat ve vyplňování',
  },
  ro: {
    'component.label': 'Vânzare: formularul',
    'component.help':
      'Date personale, act de identitate, adresă, cont și identificarea dispozitivului. Îl deschide butonul „Vindeți online” din alegerea dispozitivului de pe aceeași pagină.',
    'params.heading.label': 'Titlu',
    'params.heading.help': 'Titlul formularului deschis; gol = „Vindeți dispozitivul online”.',
    'params.termsUrl.label': 'Pagina cu condițiile de vânzare',
    'params.termsUrl.help':
      'O adresă de pe acest site (/…) sau https://…; dacă este completată, clientul trebuie să accepte condițiile.',
    hint: 'Alegeți mai sus dispozitivul și descrieți starea lui. Apoi îl puteți vinde aici online.',
    ready: 'Vindeți dispozitivul cu butonul „Vindeți online” de lângă preț.',
    heading: 'Vindeți dispozitivul online',
    unavailable: 'Vânzarea online nu este posibilă acum. Vă rugăm să aduceți dispozitivul în magazin.',
    missing: 'Formularul nu a putut fi încărcat.',
    review: 'Vedeți detaliile vânzării',
    sold: 'Ne-ați vândut deja acest dispozitiv.',
    sellAnother: 'Vindeți încă un dispozitiv la fel',
    closeQuestion: 'Formularul nu este trimis. Ce ați completat rămâne aici până părăsiți pagina.',
    closeForm: 'Închideți formularul',
    keepOpen: 'Continuați completarea',
  },
  en: {
    'component.label': 'Buy-back: sell form',
    'component.help':
      'Personal data, document, address, account and the device’s identifiers. The button “Sell online” of the device selector on the same page opens it.',
    'params.heading.label': 'Heading',
    'params.heading.help': 'The heading of the open form; empty = “Sell the device online”.',
    'params.termsUrl.label': 'Page of the buy-back terms',
    'params.termsUrl.help':
      'An address of this site (/…) or https://…; where it is given, the customer has to agree to the terms.',
    hint: 'Choose a device above and describe its condition. Then you can sell it here online.',
    ready: 'Sell the device with the button “Sell online” beside the price.',
    heading: 'Sell the device online',
    unavailable: 'Selling online is not possible at the moment. Please bring the device to a store.',
    missing: 'The form could not be loaded.',
    review: 'Show the buy-back',
    sold: 'You have sold us this device already.',
    sellAnother: 'Sell another one like it',
    closeQuestion: 'The form is not sent. What you filled in stays here until you leave the page.',
    closeForm: 'Close the form',
    keepOpen: 'Go on filling it in',
  },
})

export const t = createTranslate(messages)
