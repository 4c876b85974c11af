import { methodOf, ROUTE_NAMES } from '../server/route-table.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import type { MisbehaviourRequest } from './request.ts'

type Wish = Pick<MisbehaviourRequest, 'route' | 'kind'> &
  Partial<Pick<MisbehaviourRequest, 'times' | 'after' | 'delay' | 'retry_after'>>

/** What often happens to a shop, at one click. */
export interface Preset {
  title: Readonly<Record<PageLanguage, string>>
  does: string
  sees: string
  wishes: readonly Wish[]
}

const SIGNING: readonly string[] = ['login', 'logout']
const WRITES = ROUTE_NAMES.filter(name => methodOf(name) !== 'GET' && !SIGNING.includes(name))

export const PRESETS: Readonly<Record<string, Preset>> = {
  down: {
    title: { cs: 'Obchod spadl', ro: 'Magazinul a căzut', en: 'The shop is down' },
    does: 'Every call gets the proxy’s page “503 Service Unavailable”.',
    sees: 'Pages open. Whatever a component has to ask for fails after some 7 seconds of tries, with a message and a way on; what is sent fails at once, and what was typed stays.',
    wishes: [{ route: '*', kind: '503-html', retry_after: '1' }],
  },
  slow: {
    title: { cs: 'Pomalý server', ro: 'Server lent', en: 'Slow' },
    does: 'Every call gets its right answer, 3 seconds late.',
    sees: 'Skeletons and busy buttons for 3 seconds. Nothing jumps, nothing is sent twice, and everything goes well.',
    wishes: [{ route: '*', kind: 'delay', delay: 3000 }],
  },
  signedOut: {
    title: { cs: 'Ztracené přihlášení', ro: 'Sesiune pierdută', en: 'Session lost' },
    does: 'Everything that is sent is refused, as if the session had ended on the server. Signing in works.',
    sees: 'The form says that the sign-in has run out and links to the sign-in page. Back on the page, stop this and send again.',
    wishes: WRITES.map(route => ({ route, kind: '403-signed-out' })),
  },
  prices: {
    title: { cs: 'Nové ceny', ro: 'Prețuri noi', en: 'Prices changed' },
    does: 'The next sale and the next price by e-mail are refused because of a newer price list (409), each once. The prices stay; real new ones are published under “Price lists”.',
    sees: 'The form tells that prices have changed and keeps what was typed. Sending again goes well.',
    wishes: [
      { route: 'sell-buyout-online', kind: '409', times: 1 },
      { route: 'send-buyout-to-email', kind: '409', times: 1 },
    ],
  },
  lost: {
    title: { cs: 'Ztracená odpověď', ro: 'Răspuns pierdut', en: 'Lost response' },
    does: 'What is sent next has its effect, but its answer is lost on the way (504), once for each form.',
    sees: 'The form says that nobody knows whether it was sent. Sending again succeeds, and there is one sale or one mail, not two.',
    wishes: WRITES.map(route => ({ route, kind: '504-html', after: true, times: 1 })),
  },
  tooMany: {
    title: { cs: 'Příliš mnoho pokusů', ro: 'Prea multe încercări', en: 'Too many tries' },
    does: 'Everything that is sent is refused for 15 seconds (429 with Retry-After), again and again.',
    sees: 'The button counts the seconds down and can’t be pressed until then. What was typed stays.',
    wishes: [{ route: '*writes', kind: '429', retry_after: '15' }],
  },
}

/** The rules that a preset stands for. */
export const listWishes = (
  { wishes }: Pick<Preset, 'wishes'>,
  minutes: number | undefined,
): MisbehaviourRequest[] =>
  wishes.map(wish => ({ after: false, delay: 0, ...wish, ...(minutes !== undefined && { minutes }) }))
