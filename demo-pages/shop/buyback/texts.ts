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
  },
  ro: {
    notBought: 'Nu mai cumpărăm acest dispozitiv. Vă sfătuim cum să îl reciclați.',
    unknownDevice: 'Nu cumpărăm un astfel de dispozitiv.',
    unanswered: 'Vă rugăm să răspundeți la toate întrebările despre starea dispozitivului.',
    noQuality: 'Nu putem cumpăra dispozitivul în această stare.',
    stalePrices: 'Prețurile s-au schimbat între timp. Verificați noul preț și trimiteți formularul din nou.',
    unknownCountry: 'Alegeți țara din listă.',
  },
})
