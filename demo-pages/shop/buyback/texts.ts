import { defineTexts } from '../site/site.ts'

/** What the calls say in words of the shop's own. */
export const SHOP_TEXTS = defineTexts({
  cz: {
    notBought: 'Toto zařízení už nevykupujeme. Poradíme vám, jak ho ekologicky zlikvidovat.',
    unknownDevice: 'Takové zařízení nevykupujeme.',
    unanswered: 'Odpovězte prosím na všechny otázky o stavu zařízení.',
    noQuality: 'Zařízení v tomto stavu vykoupit nemůžeme.',
    stalePrices: 'Ceník se mezitím změnil. Zkontrolujte prosím novou cenu a odešlete formulář znovu.',
    unknownCountry: 'Vyberte zemi ze seznamu.',
    underWay: 'Zařízení s tímto IMEI už vykupujeme. Odkaz na přehled výkupu přišel e-mailem.',
    noLinks:
      'V poznámce je internetová nebo e-mailová adresa. Poznámku posíláme e-mailem a odkazy v něm bývají podvodné, proto je v ní mít nemůžete. Adresu prosím smažte a odešlete formulář znovu.',
    tooManyMails: (when: string) =>
      `E-mailů s cenou už odešlo příliš mnoho za sebou. Další můžete poslat ${when}.`,
  },
  ro: {
    notBought: 'Nu mai cumpărăm acest dispozitiv. Vă sfătuim cum să îl reciclați.',
    unknownDevice: 'Nu cumpărăm un astfel de dispozitiv.',
    unanswered: 'Vă rugăm să răspundeți la toate întrebările despre starea dispozitivului.',
    noQuality: 'Nu putem cumpăra dispozitivul în această stare.',
    stalePrices: 'Prețurile s-au schimbat între timp. Verificați noul preț și trimiteți formularul din nou.',
    unknownCountry: 'Alegeți țara din listă.',
    underWay:
      'Cumpărăm deja dispozitivul cu acest IMEI. Linkul cu detaliile vânzării a fost trimis prin e-mail.',
    noLinks:
      'Nota conține o adresă de internet sau de e-mail. O trimitem prin e-mail, unde linkurile sunt adesea înșelătoare, de aceea nu este permisă. Vă rugăm să ștergeți adresa și să trimiteți formularul din nou.',
    tooManyMails: (when: string) =>
      `S-au trimis prea multe e-mailuri cu prețul unul după altul. Puteți trimite altul ${when}.`,
  },
})
