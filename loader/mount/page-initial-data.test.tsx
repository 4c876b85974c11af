// @firefox

import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { query } from '#core/http/endpoint.ts'
import { makeId } from '#core/http/initial-data.ts'
import { defineMessages } from '#core/intl/define-messages.ts'
import { defineParams } from '#core/params/define-params.ts'
import { setReporter } from '#core/report.ts'
import { clearResources, createResource, type Resource } from '#core/state/resource.ts'
import { defineWidget } from '#core/widget.ts'
import { closePage, find, rest, start, stateOf, writePage } from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

interface Greeting {
  name: string
}

const CALL = {
  endpoint: query('greeting', {
    path: '/greetings/{id}/',
    doc: 'A greeting.',
    response: v.object({ name: v.string() }),
  }),
  args: { id: '7' },
}

/** Shows what a call brings, and what a visitor types. */
const greeter = defineWidget({
  params: defineParams({}),
  messages: defineMessages({ cs: {}, ro: {}, en: {} }),
  when: 'load',
  View: () => {
    useSignals()
    const [id] = useState(makeId)
    const [greeting] = useState((): Resource<Greeting> => {
      const made = createResource<Greeting>()
      made.showInitialData(CALL)
      return made
    })
    useEffect(() => {
      void greeting.fetch(CALL)
      return greeting.unsubscribe
    }, [greeting])
    const name = greeting.data.value?.name ?? 'nobody'
    return (
      <section>
        <label htmlFor={id}>{name}</label>
        <input id={id} />
      </section>
    )
  },
})

const CONFIG = '{"market":"cz","routes":{"greeting":"/greetings/{id}/"}}'
const ANSWER = { route: 'greeting', args: { id: 7 }, answer: { name: 'Jana' } }
const MARKUP =
  '<div class="ostrov"><section><label for="p17-1">Jana</label><input id="p17-1"></section></div>'

const reported = vi.fn()
let answer: Greeting
const asked = vi.fn(async (_: Request | URL | string) => Response.json(answer))

beforeEach(() => {
  answer = { name: 'Petr' }
  vi.stubGlobal('fetch', asked)
  setReporter(reported)
})

afterEach(async () => {
  await closePage()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  clearResources()
})

function open(answers: unknown, markup = MARKUP): void {
  const given = JSON.stringify({ id: 'p17', answers })
  const script = `<script type="application/json" data-ostrov="data">${given}</script>`
  writePage(`<div data-component="greeter" data-rendered>${script}${markup}</div>`, CONFIG)
}

const untilReady = () => until(() => expect(stateOf('[data-component]')).toBe('ready'))

/** What is done to the nodes of the markup while the island takes it over. */
function watchMarkup(): () => MutationRecord[] {
  const observer = new MutationObserver(() => {})
  observer.observe(find('.ostrov'), {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  return () =>
    observer
      .takeRecords()
      .filter(({ addedNodes }) => ![...addedNodes].some(node => node.nodeType === Node.COMMENT_NODE))
}

test('with its answers beside it the markup is taken over untouched, and nobody is asked', async () => {
  open([ANSWER])
  const readChanges = watchMarkup()
  const label = find('label')
  let changes: MutationRecord[] = []
  addEventListener(
    'ostrov:ready',
    () => {
      changes = readChanges()
    },
    { once: true },
  )
  start({ greeter })
  await untilReady()
  expect(changes).toEqual([])
  expect(find('label')).toBe(label)
  expect(find('label').getAttribute('for')).toBe(find('input').id)
  await rest(50)
  expect(asked).not.toHaveBeenCalled()
})

test('the answers are used once and taken off the page', async () => {
  open([ANSWER])
  const place = find('[data-component]')
  start({ greeter })
  await untilReady()
  expect(document.querySelector('[data-ostrov]')).toBeNull()
  place.remove()
  await rest(60)
  clearResources()
  document.body.append(place)
  await until(() => expect(find('label').textContent).toBe('Petr'))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what is typed before the island is up stays where it was typed', async () => {
  open([ANSWER])
  const input = find<HTMLInputElement>('input')
  input.value = 'typed'
  start({ greeter })
  await untilReady()
  expect(find('input')).toBe(input)
  expect(input.value).toBe('typed')
})

test('where the island has no use for an answer it is made anew, with what was typed', async () => {
  open([{ ...ANSWER, args: { id: 8 } }])
  find<HTMLInputElement>('input').value = 'typed'
  start({ greeter })
  await untilReady()
  await until(() => expect(find('label').textContent).toBe('Petr'))
  expect(find<HTMLInputElement>('input').value).toBe('typed')
  expect(document.querySelectorAll('input')).toHaveLength(1)
  expect(find('input').id).toMatch(/^ostrov-/)
})

test('an answer that breaks the contract is told and asked for', async () => {
  open([{ ...ANSWER, answer: { name: 7 } }])
  start({ greeter })
  await untilReady()
  await until(() => expect(find('label').textContent).toBe('Petr'))
  expect(reported.mock.calls[0]?.[0]).toBe('greeting: contract at greeting: name')
})

for (const [what, text] of [
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['nothing', 'null'],
] as const) {
  test(`an island whose answers are ${what} asks for them`, async () => {
    const script = `<script type="application/json" data-ostrov="data">${text}</script>`
    writePage(`<div data-component="greeter" data-rendered>${script}${MARKUP}</div>`, CONFIG)
    start({ greeter })
    await untilReady()
    await until(() => expect(find('label').textContent).toBe('Petr'))
    expect(document.querySelectorAll('input')).toHaveLength(1)
  })
}
