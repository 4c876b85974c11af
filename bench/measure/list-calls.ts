import { atMost, type Options, type Section, write } from '#bench/section.ts'
import { shuffle, takeMedian, takePercentile } from '#bench/statistics.ts'
import { startShop } from '#shop/server/start-shop.ts'
import { DEMO_ACCOUNTS } from '#shop/visitor/seed.ts'

const PATH = '/cz/core/api/admin/categories/products/'
/** What staff ask of 20,000 products: found, filtered, ordered, and far on. */
const QUESTIONS = {
  'first page': 'page_size=50',
  'search of a word': 'page_size=50&search=iphone',
  'search of two words, ordered': 'page_size=50&search=galaxy+pro&ordering=-name',
  'filter, order, page': 'page_size=50&manufacturer__icontains=sam&ordering=name,-code&page=40',
  'all of it at once': 'page_size=100&search=pro&type_device=phone&ordering=-name,code&page=3',
  'last page': 'page_size=50&page=last&ordering=name',
} as const
const LIMIT = 50

/** The reference shop's largest list, on the embedded database and, where there is one, on a PostgreSQL server. */
export async function measureListCalls({ isQuick }: Options): Promise<Section> {
  const rounds = isQuick ? 5 : 40
  const section: Section = {
    title: 'A list call over 20,000 products',
    method: `The products of the back office, asked by a member of staff over HTTP on the same machine; ${rounds} rounds of each question in shuffled order. Milliseconds from the call until its answer was read, with the checks of session and role; beside it what the processor worked for it, shop, caller and embedded database together.`,
    bars: [],
    tables: [],
    figures: {},
  }
  await addDatabase(section, 'embedded', rounds, undefined)
  const { OSTROV_TEST_DATABASE_URL: databaseUrl } = process.env
  if (databaseUrl) await addDatabase(section, 'PostgreSQL server', rounds, databaseUrl)
  return section
}

async function addDatabase(
  section: Section,
  name: string,
  rounds: number,
  databaseUrl: string | undefined,
): Promise<void> {
  const shop = await startShop({ port: 0, dataDir: ':memory:', databaseUrl, quiet: true, isDemo: true })
  const calls = await timeQuestions(shop.url, rounds)
  await shop.close()
  const rows = [...calls].map(([question, found]) => {
    const times = found.map(({ time }) => time)
    const [median, work] = [takeMedian(times), takeMedian(found.map(call => call.work))]
    section.figures[`${name} ${question}`] = median
    section.figures[`${name} ${question}, work`] = work
    section.bars.push(atMost(`List call, ${name}: ${question}, median`, median, LIMIT, 'ms'))
    return [
      question,
      write(median, 'ms', 1),
      write(takePercentile(times, 0.95), 'ms', 1),
      write(work, 'ms', 1),
    ]
  })
  section.tables.push({ caption: name, head: ['question', 'median', '95 of 100', 'processor'], rows })
}

interface Timed {
  time: number
  /** Of the processor. */
  work: number
}

async function timeQuestions(url: string, rounds: number): Promise<Map<string, Timed[]>> {
  const headers = await signIn(url)
  const calls = new Map<string, Timed[]>()
  // The first two rounds make plans and fill what the database keeps at hand.
  for (let round = -2; round < rounds; round++) {
    for (const [name, query] of shuffle(Object.entries(QUESTIONS))) {
      const [start, before] = [performance.now(), process.cpuUsage()]
      const response = await fetch(`${url}${PATH}?${query}`, { headers })
      const { results } = (await response.json()) as { results?: unknown[] }
      if (!results?.length) throw new Error(`The shop answered nothing to ${query}: ${response.status}.`)
      const { user, system } = process.cpuUsage(before)
      const timed = { time: performance.now() - start, work: (user + system) / 1000 }
      if (round >= 0) calls.set(name, [...(calls.get(name) ?? []), timed])
    }
  }
  return calls
}

async function signIn(url: string): Promise<HeadersInit> {
  const { email, password } = DEMO_ACCOUNTS.staff
  const first = await fetch(`${url}/cz/core/api/active-user/`)
  const token = readCookies(first).get('csrftoken') ?? ''
  const response = await fetch(`${url}/cz/core/api/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token, Cookie: `csrftoken=${token}` },
    body: JSON.stringify({ e_mail: email, password }),
  })
  if (!response.ok) throw new Error(`The staff could not sign in: ${response.status}.`)
  return { Cookie: [...readCookies(response)].map(([name, value]) => `${name}=${value}`).join('; ') }
}

const readCookies = (response: Response): Map<string, string> =>
  new Map(
    response.headers.getSetCookie().map(line => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      return [name, value]
    }),
  )
