import type { PageLanguage } from './layout-texts.ts'

export interface PurgePageTexts {
  title: string
  lead: string
  history: string
  none: string
  denied: string
  done: string
  heads: Record<'when' | 'who' | 'what' | 'how', string>
  everything: string
  keys: string
  address: string
  soft: string
  hard: string
  form: Record<'mode' | 'key' | 'url' | 'full' | 'soft' | 'sure' | 'submit' | 'unsure' | 'urlHint', string>
}

/** Words of the pages on which staff purge the cache. */
export const PURGE_PAGE_TEXTS: Readonly<Record<PageLanguage, PurgePageTexts>> = {
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
    hard: 'natvrdo',
    form: {
      mode: 'Co vymazat',
      key: 'Podle klíčů',
      url: 'Jednu adresu',
      full: 'Úplně vše',
      soft: 'Jen označit za zastaralé (úplně vše lze vymazat jen natvrdo)',
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
    hard: 'golit definitiv',
    form: {
      mode: 'Ce se golește',
      key: 'După chei',
      url: 'O singură adresă',
      full: 'Absolut tot',
      soft: 'Doar marchează ca expirat (golirea completă este întotdeauna definitivă)',
      sure: 'Vreau sigur să golesc absolut tot',
      submit: 'Golește',
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
}
