import type { PassingAnswer } from './break.fixture.ts'

type Json = Record<string, unknown>

/** Rewrites a good answer's JSON. */
export const rewrite =
  <T = Json>(change: (body: T) => unknown) =>
  (answer: PassingAnswer): void => {
    if (answer.status < 300 && answer.text) answer.text = JSON.stringify(change(JSON.parse(answer.text) as T))
  }

/** Answers something else in place of one status. */
export const replace =
  (status: number, by: { status?: number; body?: unknown; html?: string; location?: string }) =>
  (answer: PassingAnswer): void => {
    if (answer.status !== status) return
    answer.status = by.status ?? status
    if (by.body !== undefined) setJson(answer, by.body)
    if (by.html !== undefined) {
      answer.text = by.html
      answer.headers.set('content-type', 'text/html; charset=utf-8')
    }
    if (by.location !== undefined) answer.headers.set('location', by.location)
  }

export function setJson(answer: PassingAnswer, body: unknown): void {
  answer.text = JSON.stringify(body)
  answer.headers.set('content-type', 'application/json')
}

/** Sends a header in place of its own, or none. */
export const sendHeader =
  (name: string, value: string | null) =>
  ({ headers }: PassingAnswer): void => {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
