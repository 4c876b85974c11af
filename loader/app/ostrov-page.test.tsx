import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getMarket, page } from '#core/page.ts'
import { defineParams } from '#core/params/define-params.ts'
import { setReporter } from '#core/report.ts'
import { OstrovPage } from './ostrov-page.tsx'
import { forgetPage } from './page-source.ts'
import { toComponent } from './to-component.tsx'

const View = () => <p>{`market ${getMarket().code}`}</p>
const Market = toComponent('Market', {
  params: defineParams({}),
  messages: { cs: {}, ro: {}, en: {} },
  View,
  when: 'load',
})
let told: string[] = []

beforeEach(() => {
  told = []
  setReporter(message => told.push(message))
  forgetPage()
})

afterEach(() => {
  document.querySelector('script#ostrov-page')?.remove()
  document.documentElement.removeAttribute('data-ostrov-consent')
})

function writeScript(text: string): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'ostrov-page'
  script.textContent = text
  document.head.append(script)
}

test('an app gives the page its configuration before its components show', () => {
  render(
    <OstrovPage market="ro">
      <Market />
    </OstrovPage>,
  )
  expect(screen.getByText('market ro')).toBeVisible()
  expect(told).toEqual([])
})

test('the configuration follows the app', () => {
  const { rerender } = render(<OstrovPage market="ro" />)
  rerender(<OstrovPage market="ro" routes={{ 'cart-count': '/ro/core/cart/count/' }} />)
  expect(page.peek().routes).toEqual({ 'cart-count': '/ro/core/cart/count/' })
})

test('a wrong configuration is refused by the name of what is wrong', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<OstrovPage market={'de' as 'cz'} />)).toThrow(/market: expected/)
})

test('a key that nobody reads is told to who develops the app, once', () => {
  const misspelt = { market: 'cz', routs: {} } as const
  const { rerender } = render(<OstrovPage {...misspelt} />)
  rerender(<OstrovPage {...misspelt} />)
  expect(told).toEqual([expect.stringMatching(/no key "routs"\. There are: market, .*routes,/)])
})

test('without an OstrovPage the script of the page is read, and what a banner said before', () => {
  document.documentElement.setAttribute('data-ostrov-consent', 'refused')
  writeScript('{"market":"ro"}')
  render(<Market />)
  expect(screen.getByText('market ro')).toBeVisible()
  expect(page.peek().consent).toBe('refused')
})

test('what the banner says later is heard', () => {
  render(
    <OstrovPage market="cz" consent={false}>
      <Market />
    </OstrovPage>,
  )
  expect(page.peek().consent).toBe(false)
  document.documentElement.setAttribute('data-ostrov-consent', 'granted')
  dispatchEvent(new CustomEvent('ostrov:consent'))
  expect(page.peek().consent).toBe(true)
})

test('a page without any configuration is told', () => {
  const { container } = render(<Market />)
  expect(container).toBeEmptyDOMElement()
  expect(told).toEqual([
    '<Market>: the page has no configuration. Put <OstrovPage market="…" routes={…}> around it.',
  ])
})

test('a script that is no JSON is told without its text', () => {
  writeScript('{"market":"cz","csrf":{"token":"secret')
  render(<Market />)
  expect(told).toEqual(["<Market>: the page's configuration (script#ostrov-page) is no valid JSON."])
})

test('a page that comes back from memory is told so once, also where the loader tells it too', async () => {
  render(
    <OstrovPage market="cz">
      <Market />
    </OstrovPage>,
  )
  let returns = 0
  const count = () => {
    returns++
  }
  addEventListener('ostrov:restored', count)
  const comeBack = async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await new Promise(done => setTimeout(done, 10))
  }
  await comeBack()
  const once = returns
  const tellToo = () => dispatchEvent(new CustomEvent('ostrov:restored'))
  addEventListener('pageshow', tellToo)
  await comeBack()
  removeEventListener('pageshow', tellToo)
  removeEventListener('ostrov:restored', count)
  expect(once).toBeGreaterThan(0)
  expect(returns - once).toBe(1)
})
