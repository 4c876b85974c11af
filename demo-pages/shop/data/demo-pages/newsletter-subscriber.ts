import type { MarketCode } from '../../contract.ts'
import { NEWSLETTER_TERMS_PATHS } from '../../newsletter-paths.ts'
import { words } from '../conditions/condition-seed.ts'
import type { Content } from '../content.ts'
import type { DemoPage } from '../demo-page.ts'
import { textParam } from '../page-seed.ts'
import { DEMO_ACCOUNTS } from '../seed-users.ts'

const { email } = DEMO_ACCOUNTS.customer

const HEADINGS = { cz: 'Novinky do e-mailu', ro: 'Noutăți prin e-mail' } as const
const OFFERS = { cz: 'Slevy jen pro odběratele', ro: 'Reduceri doar pentru abonați' } as const
const TEXTS = {
  cz: 'Dvakrát do měsíce, nejvýš tři nabídky.',
  ro: 'De două ori pe lună, cel mult trei oferte.',
} as const

/** The plain form, which works without scripts. */
const listForm = (id: string, heading: string, text?: string): Content[] => [
  { kind: 'heading', text: heading, level: 3 },
  ...(text ? [{ kind: 'paragraph', text } as const] : []),
  { kind: 'newsletter-form', id },
]

const listTerms = (market: MarketCode) => textParam('termsUrl', NEWSLETTER_TERMS_PATHS[market])

export const demoPage: DemoPage = {
  title: words('Odběr novinek', 'Abonare la noutăți'),
  intro: words(
    `E-mail a souhlas; potvrzení přijde do pošty pro testery (Outbox). Adresa ${email} novinky už odebírá a vidí totéž.`,
    `E-mail și acord; confirmarea ajunge în căsuța pentru testeri (Outbox). Adresa ${email} este deja abonată și vede același lucru.`,
  ),
  variants: [
    {
      title: words('Obvyklé nastavení', 'Setarea obișnuită'),
      listParams: market => [listTerms(market)],
      listContent: market => listForm('newsletter-usual', HEADINGS[market]),
    },
    {
      title: words('Vlastní nadpis a text', 'Titlu și text proprii'),
      text: words(
        'Parametry heading a text; skripty se stáhnou, až když se zákazník formuláře dotkne.',
        'Parametrii heading și text; scripturile se descarcă abia când clientul atinge formularul.',
      ),
      slug: 'own-words',
      when: 'interaction',
      listParams: market => [
        listTerms(market),
        textParam('heading', OFFERS[market]),
        textParam('text', TEXTS[market]),
      ],
      listContent: market => listForm('newsletter-own', OFFERS[market], TEXTS[market]),
    },
  ],
}
