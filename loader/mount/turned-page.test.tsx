import { afterEach, expect, test } from 'vitest'
import { getServerNow, page } from '#core/page.ts'
import {
  closePage,
  counter,
  find,
  lasting,
  lives,
  rest,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

const HOUR = 3_600_000
const writeConfig = (more: object) => JSON.stringify({ market: 'cz', ...more })

function makeConfig(more: object): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'ostrov-page'
  script.textContent = writeConfig(more)
  return script
}

/** As Turbo does it: the scripts of the head stay and the new page's come behind them, then the body is another one. */
function turn(config: object, markup: string, place: 'head' | 'body'): void {
  const body = document.createElement('body')
  body.innerHTML = markup
  const script = makeConfig(config)
  if (place === 'head') document.head.append(script)
  else body.prepend(script)
  document.body.replaceWith(body)
}

const listConfigs = () =>
  [...document.querySelectorAll('script#ostrov-page')].map(({ textContent }) => textContent)

afterEach(async () => {
  await closePage()
  for (const script of document.head.querySelectorAll('#ostrov-page')) script.remove()
})

test.each(['head', 'body'] as const)(
  'a page that takes the place of another brings its configuration with it, in its %s, there and back',
  async place => {
    writePage(
      '<div data-component="lasting"></div>',
      writeConfig({ routes: { first: '/1/' }, csrf: { token: 'a' } }),
    )
    if (place === 'head') document.head.append(find('#ostrov-page'))
    start({ counter, lasting })
    await until(() => expect(stateOf('[data-component]')).toBe('ready'))
    const { ended } = lives
    const endedWhenTold: number[] = []
    addEventListener('ostrov:restored', () => endedWhenTold.push(lives.ended - ended), { once: true })
    const second = {
      routes: { second: '/2/' },
      user: { authenticated: true },
      csrf: { token: 'b' },
      now: new Date(Date.now() + HOUR).toISOString(),
    }
    turn(second, '<div data-component="counter"></div>', place)
    await until(() => expect(stateOf('[data-component]')).toBe('ready'))
    await until(() => expect(endedWhenTold).toEqual([1]))
    expect(page.value).toMatchObject({ ...second, csrf: { token: 'b' } })
    expect(Math.abs(getServerNow() - Date.now() - HOUR)).toBeLessThan(5000)
    expect(listConfigs()).toEqual([writeConfig(second)])
    turn({ routes: { first: '/1/' } }, '<div data-component="counter"></div>', place)
    await until(() => expect(stateOf('[data-component]')).toBe('ready'))
    expect(page.value).toMatchObject({ routes: { first: '/1/' }, user: { authenticated: false } })
  },
)

test('an island that stays from page to page is told that what it shows may be old', async () => {
  writePage('<div data-component="counter"></div>')
  start({ counter })
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
  // What the page before was told has been told.
  await rest()
  const kept = find('[data-component]')
  const told: string[] = []
  addEventListener('ostrov:restored', () => told.push(page.value.market), { once: true })
  turn({ market: 'ro' }, '', 'head')
  document.body.append(kept)
  await until(() => expect(told).toEqual(['ro']))
  await rest()
  expect(stateOf('[data-component]')).toBe('ready')
})
