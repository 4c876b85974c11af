import { defineTexts } from '../site/site.ts'

/** What the calls say in words of the shop's own. */
export const SHOP_TEXTS = defineTexts({
  cz: {
    notBought: 'Toto zařízení už nevykupujeme. Poradíme vám, jak ho ekologicky zlikvidovat.',
    unknownDevice: 'Takové zařízení nevykupujeme.',
    unanswered: 'Odpovězte prosím na všechny otázky o\u00a0stavu zařízení.',
    noQuality:
      'Zařízení v\u00a0tomto stavu online vykoupit nemůžeme. Přineste ho prosím do prodejny, oceníme ho osobně.',
    stalePrices: 'Ceník se mezitím změnil. Zkontrolujte prosím novou cenu a\u00a0odešlete formulář znovu.',
    unknownCountry: 'Vyberte zemi ze seznamu.',
    underWay: (phone: string) =>
      `Zařízení s tímto IMEI už vykupujeme. Odkaz na přehled výkupu přišel e\u2011mailem. Pokud jste o\u00a0výkup nežádali vy, zavolejte na\u00a0${phone}.`,
    noLinks:
      'V\u00a0poznámce je internetová nebo e\u2011mailová adresa. Poznámku posíláme e\u2011mailem a\u00a0odkazy v\u00a0něm bývají podvodné, proto je v\u00a0ní mít nemůžete. Adresu prosím smažte a\u00a0odešlete formulář znovu.',
    tooManyMails: (when: string) =>
      `E-mailů s\u00a0cenou už odešlo příliš mnoho za sebou. Další můžete poslat ${when}.`,
  },
  ro: {
    notBought: 'Nu mai cumpărăm acest dispozitiv. Vă spunem cum îl puteți recicla.',
    unknownDevice: 'Nu cumpărăm un astfel de dispozitiv.',
    unanswered: 'Vă rugăm să răspundeți la toate întrebările despre starea dispozitivului.',
    noQuality: 'Nu putem cumpăra dispozitivul în această stare.',
    stalePrices: 'Prețurile s-au schimbat între timp. Verificați noul preț și trimiteți formularul din nou.',
    unknownCountry: 'Alegeți țara din listă.',
    underWay: (phone: string) =>
      `Dispozitivul cu acest IMEI este deja în curs de vânzare. Linkul cu detaliile vânzării a fost trimis prin e\u2011mail. Dacă nu ați cerut dumneavoastră vânzarea, sunați la ${phone}.`,
    noLinks:
      'Observațiile conțin o adresă de internet sau de e\u2011mail. Le trimitem prin e\u2011mail, unde linkurile sunt adesea înșelătoare, de aceea adresele nu sunt permise. Vă rugăm să ștergeți adresa și să trimiteți formularul din nou.',
    tooManyMails: (when: string) =>
      `S-au trimis prea multe e\u2011mailuri cu prețul unul după altul. Puteți trimite altul ${when}.`,
  },
})
