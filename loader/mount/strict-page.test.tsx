// @firefox

import { expect, test, vi } from 'vitest'
import { bomb, closePage, counter, find, start, stateOf, writePage } from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

test('under the strictest policy everything works and nothing is violated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage(
    '<main><div id="first" data-component="counter" data-params=\'{"start":5}\'><p>Server</p><input name="x"></div>' +
      '<div id="bomb" data-component="bomb"><p>Call us</p></div>' +
      '<div id="done" data-component="counter" data-rendered><script type="application/json" data-ostrov="data">{"id":"s1","answers":[]}</script><div class="ostrov"><section><output>0</output><button type="button">Přidat</button></section></div></div></main>',
  )
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
  document.head.append(policy)
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    violations.push(violatedDirective),
  )
  expect(() => {
    find('main').innerHTML = '<p></p>'
  }).toThrow(TypeError)
  await until(() => expect(violations).toHaveLength(1))
  start({ bomb, counter })
  for (const id of ['#first', '#bomb', '#done']) await until(() => expect(stateOf(id)).toBe('ready'))
  find('#first button').click()
  await until(() => expect(find('#first output').textContent).toBe('6'))
  find('#bomb button').click()
  await until(() => expect(stateOf('#bomb')).toBe('failed'))
  expect(find('#bomb').textContent).toBe('Call us')
  const { openDebug } = await import('./debug.ts')
  const { placeholders } = await import('#loader/entry/placeholder.ts')
  openDebug({ registry: new Map(), placeholders } as never)
  await closePage()
  expect(violations).toHaveLength(1)
})
