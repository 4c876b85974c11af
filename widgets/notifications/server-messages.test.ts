import { beforeEach, expect, test, vi } from 'vitest'
import { setReporter } from '#core/report.ts'
import { readServerMessages } from './server-messages.ts'

const reported = vi.fn()
const read = (list: unknown) => readServerMessages(JSON.stringify(list))

beforeEach(() => {
  reported.mockReset()
  setReporter(message => reported(message))
})

test.each([
  [10, 'info'],
  [20, 'info'],
  [25, 'success'],
  [30, 'warning'],
  [40, 'error'],
  ['25', 'success'],
  ['debug', 'info'],
  ['info', 'info'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['error', 'error'],
])('Django’s level %s is the kind %s', (level, kind) => {
  const message = { kind, title: null, text: 'Uloženo.' }
  expect(read([{ level, text: 'Uloženo.' }])).toEqual([message])
  expect(read([{ kind: level, text: 'Uloženo.' }])).toEqual([message])
})

test('title and text stay as the server wrote them', () => {
  const text = 'Uloženo &lt;b&gt; <i>'
  expect(read([{ level: 20, title: '<b>Výkup</b>', text }])).toEqual([
    { kind: 'info', title: '<b>Výkup</b>', text },
  ])
  expect(read([{ level: 20, title: ' ', text }])).toEqual([{ kind: 'info', title: null, text }])
})

test('no messages are nothing to report', () => {
  expect([readServerMessages(''), readServerMessages(' '), readServerMessages('[]')]).toEqual([[], [], []])
  expect(reported).not.toHaveBeenCalled()
})

test.each(['{', '"x"', '{"level":25,"text":"x"}', 'null'])('%s is no list, and that is reported', json => {
  expect(readServerMessages(json)).toEqual([])
  expect(reported).toHaveBeenCalledWith(expect.stringContaining('"initial" is no JSON list'))
})

test.each([
  { text: 'x' },
  { level: 99, text: 'x' },
  { level: 20 },
  { level: 20, text: ' ' },
  { level: 20, text: 5 },
  null,
  'x',
])('the entry %j is no message; it is reported by its position and the others are read', entry => {
  expect(read([entry, { level: 20, text: 'Uloženo.' }])).toHaveLength(1)
  expect(reported).toHaveBeenCalledWith(expect.stringContaining('entry 0'))
})
