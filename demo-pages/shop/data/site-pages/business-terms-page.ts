import { SITES } from '../../site.ts'
import { BUSINESS_TERMS } from '../articles/business-terms.ts'
import type { PageSeed } from '../page-seed.ts'

/** What a customer agrees to by ordering; every page links here from its foot. */
export const BUSINESS_TERMS_PATHS = {
  cz: `${SITES.cz.paths.home}obchodni-podminky/`,
  ro: `${SITES.ro.paths.home}termeni/`,
} as const

export const BUSINESS_TERMS_PAGES: PageSeed[] = [
  {
    market: 'cz',
    path: BUSINESS_TERMS_PATHS.cz,
    title: BUSINESS_TERMS.cz.title,
    description: 'Podmínky, za kterých Laguna prodává zboží a služby.',
    parts: [[...BUSINESS_TERMS.cz.parts, { kind: 'phone', text: 'Něco není jasné? Zavolejte nám:' }]],
  },
  {
    market: 'ro',
    path: BUSINESS_TERMS_PATHS.ro,
    title: BUSINESS_TERMS.ro.title,
    description: 'Termenii în care Laguna vinde produse și servicii.',
    parts: [[...BUSINESS_TERMS.ro.parts, { kind: 'phone', text: 'Ceva nu este clar? Sunați-ne:' }]],
  },
]
