import { beforeEach, expect, test } from 'vitest'
import { clearNotifications, dismissNotification, notifications, notify } from './notifications.ts'

beforeEach(clearNotifications)

test('CR-004 CR-005 CR-006 CR-007 CR-008 a notification is an info, a warning, a success or an error with title and text', () => {
  for (const kind of ['info', 'warning', 'success', 'error'] as const)
    notify(kind, `Title of ${kind}`, 'Text.')
  expect(notifications.value.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['info', 'Title of info', 'Text.'],
    ['warning', 'Title of warning', 'Text.'],
    ['success', 'Title of success', 'Text.'],
    ['error', 'Title of error', 'Text.'],
  ])
})

test('each has an id of its own, by which it is dismissed', () => {
  const first = notify('info', 'a', '')
  const second = notify('info', 'b', '')
  expect(second).not.toBe(first)
  dismissNotification(first)
  dismissNotification(first)
  expect(notifications.value.map(n => n.id)).toEqual([second])
})

test('the same message said twice is shown once, at the end', () => {
  notify('error', 'Chyba', 'Zkuste to znovu.')
  notify('info', 'Jiná', '')
  const again = notify('error', 'Chyba', 'Zkuste to znovu.')
  expect(notifications.value.map(n => n.title)).toEqual(['Jiná', 'Chyba'])
  expect(notifications.value.at(-1)?.id).toBe(again)
  notify('warning', 'Chyba', 'Zkuste to znovu.')
  notify('error', 'Chyba', 'Jinak.')
  expect(notifications.value).toHaveLength(4)
})

test('at most five are shown, the oldest go first', () => {
  for (let i = 1; i <= 8; i++) notify('info', `${i}`, '')
  expect(notifications.value.map(n => n.title)).toEqual(['4', '5', '6', '7', '8'])
})

test('a text is cut to what a page can show, and kept as text', () => {
  notify('error', 't'.repeat(10_000), `<img onerror=x>${'x'.repeat(1_000_000)}`)
  const [shown] = notifications.value
  expect([shown?.title.length, shown?.text.length]).toEqual([500, 500])
  expect(shown?.text.startsWith('<img onerror=x>')).toBe(true)
})
