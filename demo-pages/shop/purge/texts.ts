import type { PageLanguage } from '../site/layout-texts.ts'
import { defineTexts } from '../site/site.ts'

/** What the purge call says of a request that it refuses. */
export const PURGE_TEXTS = defineTexts({
  cz: {
    notAChoice: (value: string) => `"${value}" je neplatnou volbou.`,
    notABoolean: 'Zadejte platnou logickou hodnotu.',
    notAText: 'Neplatný řetězec.',
    // A key with a space in it is two, which whoever sent a list did not mean.
    keyHasSpace: 'Klíč nesmí obsahovat mezeru.',
    codes: {
      keysMissing: 'Zadejte aspoň jeden klíč.',
      keysTooMany: 'Zkontrolujte, že klíčů není více než 256.',
      keyTooLong: 'Zkontrolujte, že žádný klíč není delší než 1024 bajtů.',
      keysTooLong: 'Zkontrolujte, že klíče nejsou dohromady delší než 16384 bajtů.',
      keyHasControl: 'Klíč nesmí obsahovat řídicí znaky.',
      urlMissing: 'Toto pole nesmí být prázdné.',
      urlForeign: 'Vložte adresu tohoto webu.',
    },
  },
  ro: {
    notAChoice: (value: string) => `"${value}" nu este o opțiune validă.`,
    notABoolean: 'Introduceți o valoare logică validă.',
    notAText: 'Nu este un șir de caractere valid.',
    keyHasSpace: 'O cheie nu poate conține spații.',
    codes: {
      keysMissing: 'Introduceți cel puțin o cheie.',
      keysTooMany: 'Asigurați-vă că nu sunt mai mult de 256 de chei.',
      keyTooLong: 'Asigurați-vă că nicio cheie nu depășește 1024 de octeți.',
      keysTooLong: 'Asigurați-vă că toate cheile nu depășesc împreună 16384 de octeți.',
      keyHasControl: 'O cheie nu poate conține caractere de control.',
      urlMissing: 'Acest câmp nu poate fi gol.',
      urlForeign: 'Introduceți o adresă a acestui site.',
    },
  },
})

/** Words of the pages on which staff purge the cache. */
export const PURGE_PAGE_TEXTS = {
  cs: {
    title: 'Mezipaměť',
    lead: 'Když se má změna na webu ukázat hned, vymažte to, čeho se týká. Jen pro obsluhu.',
    history: 'Co se vymazalo',
    none: 'Zatím nic.',
    denied: 'K zobrazení této stránky nemáte oprávnění.',
    done: 'Mezipaměť byla vymazána.',
    heads: { when: 'Kdy', who: 'Kdo', what: 'Co', how: 'Jak' },
    everything: 'Úplně vše',
    keys: 'Klíče',
    address: 'Adresa',
    soft: 'označeno za zastaralé',
    hard: 'vymazáno hned',
    form: {
      mode: 'Co vymazat',
      key: 'Podle klíčů',
      url: 'Jednu adresu',
      full: 'Úplně vše',
      soft: 'Jen označit za zastaralé (úplně vše takto označit nelze)',
      sure: 'Opravdu chci vymazat úplně vše',
      submit: 'Vymazat',
      unsure: 'Potvrďte, že opravdu chcete vymazat úplně vše.',
      urlHint: 'Cesta od kořene, nebo celá adresa na tomto webu.',
    },
  },
  ro: {
    title: 'Memoria cache',
    lead: 'Când o modificare trebuie să apară imediat, goliți ceea ce o privește. Doar pentru personal.',
    history: 'Ce s-a golit',
    none: 'Încă nimic.',
    denied: 'Nu aveți permisiunea de a accesa această pagină.',
    done: 'Memoria cache a fost golită.',
    heads: { when: 'Când', who: 'Cine', what: 'Ce', how: 'Cum' },
    everything: 'Absolut tot',
    keys: 'Chei',
    address: 'Adresa',
    soft: 'marcat ca expirat',
    hard: 'golit imediat',
    form: {
      mode: 'Ce se golește',
      key: 'După chei',
      url: 'O singură adresă',
      full: 'Absolut tot',
      soft: 'Doar marcarea ca expirat (la golirea completă nu se poate)',
      sure: 'Vreau sigur să golesc absolut tot',
      submit: 'Goliți',
      unsure: 'Confirmați că vreți sigur să goliți absolut tot.',
      urlHint: 'Calea de la rădăcină sau adresa completă de pe acest site.',
    },
  },
  en: {
    title: 'Cache',
    lead: 'What staff told the cache to forget, in both markets. Each market has a page to purge it.',
    history: 'What was purged',
    none: 'Nothing yet.',
    denied: 'You do not have permission to access this page.',
    done: 'The cache was purged.',
    heads: { when: 'When', who: 'Who', what: 'What', how: 'How' },
    everything: 'Everything',
    keys: 'Keys',
    address: 'Address',
    soft: 'marked as stale',
    hard: 'gone at once',
    form: {
      mode: 'What to purge',
      key: 'By keys',
      url: 'One address',
      full: 'Everything',
      soft: 'Only mark as stale (everything can only go at once)',
      sure: 'I really want to purge everything',
      submit: 'Purge',
      unsure: 'Confirm that you really want to purge everything.',
      urlHint: 'A path from the root, or a whole address of this site.',
    },
  },
} as const satisfies Record<PageLanguage, object>

export type PurgePageTexts = (typeof PURGE_PAGE_TEXTS)[PageLanguage]
