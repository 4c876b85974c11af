import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Why the form asks for what is nobody’s business else. */
export const whyMessages = defineMessages({
  cs: {
    imeiHelp: 'Kde IMEI najdu?',
    imeiHelpText:
      'Vytočte na telefonu *#06# a číslo se ukáže na displeji. Najdete ho také v nastavení v informacích o telefonu a na krabici. Má-li telefon dvě čísla IMEI, opište první.',
    whyBirthNumber: 'Proč chceme rodné číslo?',
    whyBirthNumberText:
      'Stojí ve výkupní smlouvě a ověřujeme podle něj, že zařízení prodáváte opravdu vy. K ničemu jinému ho nepoužijeme.',
    whyDocument: 'Proč chceme údaje z dokladu?',
    whyDocumentText:
      'U použitého zboží ověřujeme totožnost prodávajícího, aby se k nám nedostala odcizená zařízení. Kopii dokladu nechceme.',
    whyAccount: 'Proč chceme číslo účtu?',
    whyAccountText: 'Pošleme na něj peníze za zařízení. Nic z něj nestrháváme.',
  },
  ro: {
    imeiHelp: 'Unde găsesc codul IMEI?',
    imeiHelpText:
      'Formați *#06# pe telefon și numărul apare pe ecran. Îl găsiți și în setări, la informațiile despre telefon, și pe cutie. Dacă telefonul are două coduri IMEI, scrieți-l pe primul.',
    whyBirthNumber: 'De ce cerem CNP-ul?',
    whyBirthNumberText:
      'Apare în contractul de vânzare și verificăm cu el că dispozitivul este vândut chiar de dumneavoastră. Nu îl folosim pentru nimic altceva.',
    whyDocument: 'De ce cerem datele din act?',
    whyDocumentText:
      'La produsele folosite verificăm identitatea vânzătorului, ca să nu primim dispozitive furate. Nu cerem copia actului.',
    whyAccount: 'De ce cerem IBAN-ul?',
    whyAccountText: 'Trimitem banii în acest cont și nu retragem nimic din el.',
  },
  en: {
    imeiHelp: 'Where do I find the IMEI?',
    imeiHelpText:
      'Dial *#06# on the phone and the number shows on the display. You also find it in the settings, in the information on the phone, and on the box. Where a phone has two, write the first one.',
    whyBirthNumber: 'Why do we ask for the birth number?',
    whyBirthNumberText:
      'It stands in the contract, and we check by it that it is really you who sells the device. We use it for nothing else.',
    whyDocument: 'Why do we ask for the document?',
    whyDocumentText:
      'With used goods we check who the seller is, so that no stolen devices reach us. We need no copy of the document.',
    whyAccount: 'Why do we ask for the account?',
    whyAccountText: 'We send the money for the device to it. We take nothing from it.',
  },
})

export const tWhy = createTranslate(whyMessages)
