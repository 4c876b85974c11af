import { SITES } from '../../site.ts'
import { type PageSeed, textParam } from '../page-seed.ts'

/** Stands in a page's path and in its params for the token of the one buy-back that is shown. */
export const TOKEN_SLOT = '{token}'

export const REVIEW_PAGES: PageSeed[] = [
  {
    market: 'cz',
    path: `${SITES.cz.paths.review}${TOKEN_SLOT}/`,
    title: 'Přehled vašeho výkupu',
    description: 'Odeslaný výkup a jeho údaje.',
    parts: [
      { component: 'notifications', params: [], when: 'load', fallback: [] },
      [
        {
          kind: 'lead',
          text: 'Děkujeme, výkup jsme přijali. Kurýr se vám ozve do jedné hodiny a zařízení si vyzvedne.',
        },
      ],
      {
        component: 'buyback-review',
        params: [textParam('id', TOKEN_SLOT)],
        when: 'load',
        fallback: [{ kind: 'phone', text: 'Podrobnosti o výkupu vám řekneme i po telefonu:' }],
      },
    ],
  },
  {
    market: 'ro',
    path: `${SITES.ro.paths.review}${TOKEN_SLOT}/`,
    title: 'Detaliile vânzării',
    description: 'Vânzarea trimisă și datele ei.',
    parts: [
      { component: 'notifications', params: [], when: 'load', fallback: [] },
      [
        {
          kind: 'lead',
          text: 'Vă mulțumim, am primit solicitarea. Curierul vă contactează într-o oră și ridică dispozitivul.',
        },
      ],
      {
        component: 'buyback-review',
        params: [textParam('id', TOKEN_SLOT)],
        when: 'load',
        fallback: [{ kind: 'phone', text: 'Vă putem spune detaliile și la telefon:' }],
      },
    ],
  },
]
