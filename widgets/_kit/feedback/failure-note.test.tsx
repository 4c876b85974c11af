import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Choices } from '#core/api/device/choice.ts'
import { classifyResponse } from '#core/http/classify-response.ts'
import { type Failure, FailureError } from '#core/http/failure.ts'
import { configurePage } from '#core/page.ts'
import { FailureNote } from './failure-note.tsx'

test('a failure of the server shows the id of its request, which a visitor can tell the hotline', () => {
  configurePage({ market: 'cz' })
  const failure = new FailureError({ kind: 'server', requestId: 'c0ffee-1' }, 'buyout-types')
  const { rerender } = render(<FailureNote failure={failure} />)
  expect(screen.getByRole('alert').querySelector('small')?.textContent).toBe(' Kód chyby: c0ffee-1')
  rerender(<FailureNote failure={new FailureError({ kind: 'server' }, 'buyout-types')} />)
  expect(screen.getByRole('alert').querySelector('small')).toBeNull()
})

test.each([
  ['server', 1],
  ['contract', 1],
  ['invalid', 1],
  ['too-large', 1],
  ['offline', 0],
] as const)(
  'where the words of a failure name the hotline, its number stands beside them (%s)',
  (kind, links) => {
    configurePage({ market: 'cz', hotline: '+420 800 123 456' })
    onTestFinished(() => configurePage({ market: 'cz' }))
    render(<FailureNote failure={new FailureError({ kind } as Failure, 'buyout-types')} />)
    const found = screen.queryAllByRole<HTMLAnchorElement>('link')
    expect(found.map(link => [link.textContent, link.getAttribute('href')])).toEqual(
      Array(links).fill(['+420\u00a0800\u00a0123\u00a0456', 'tel:+420800123456']),
    )
  },
)

test.each([
  ['forbidden', { isOwn: true }, true],
  ['not-found', { isOwn: true }, true],
  ['forbidden', { isWrite: true }, true],
  ['forbidden', {}, false],
  ['not-found', {}, false],
  ['not-found', { isWrite: true }, false],
] as const)('a %s answer offers another try where that can help (%o)', (kind, options, isOffered) => {
  configurePage({ market: 'cz', hotline: '+420 800 123 456' })
  onTestFinished(() => configurePage({ market: 'cz' }))
  const failure: Failure = kind === 'forbidden' ? { kind, message: null, isMute: true } : { kind }
  render(<FailureNote failure={new FailureError(failure, 'cart-packages', options)} onRetry={vi.fn()} />)
  expect(screen.queryAllByRole('button')).toHaveLength(isOffered ? 1 : 0)
  expect(screen.queryAllByRole('link').map(link => link.textContent)).toEqual(
    isOffered || 'isWrite' in options ? ['+420\u00a0800\u00a0123\u00a0456'] : [],
  )
})

test('where nobody knows what came of it, the words name no hotline, and neither does a number', () => {
  configurePage({ market: 'cz', hotline: '+420 800 123 456' })
  onTestFinished(() => configurePage({ market: 'cz' }))
  const options = { isWrite: true, isOutcomeUnknown: true }
  render(<FailureNote failure={new FailureError({ kind: 'server' }, 'sell-buyout-online', options)} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  [true, '_blank'],
  [false, ''],
])('who signs in keeps what they typed: of a write (%j) the way opens beside it', (isWrite, target) => {
  configurePage({ market: 'cz', loginUrl: '/cz/prihlaseni/' })
  const failure = new FailureError({ kind: 'signed-out' }, 'component-params-save', { isWrite })
  render(<FailureNote failure={failure} />)
  expect(screen.getByRole<HTMLAnchorElement>('link').target).toBe(target)
})

test('T-08 what looks like an element in a response becomes none', () => {
  const element = JSON.parse(
    '{"type":"img","props":{"src":"x","onerror":"hit()"},"key":null,"ref":null,"constructor":null,"__k":null,"__v":1}',
  )
  const choice = { value: 'a', image: null, image_alt: null }
  expect(v.is(Choices, [{ ...choice, label: 'A' }])).toBe(true)
  expect(v.is(Choices, [{ ...choice, label: element }])).toBe(false)
  for (const body of [{ detail: element }, { e_mail: [element] }, [element], { non_field_errors: element }]) {
    const failure = classifyResponse(
      {
        status: 400,
        headers: new Headers(),
        body,
        isJson: true,
        isProblem: false,
        isHtml: false,
        isEmpty: false,
        isRedirected: false,
        url: '',
        location: null,
      },
      true,
    )
    if (!failure) throw new Error('A 400 is a failure.')
    const { container, unmount } = render(<FailureNote failure={new FailureError(failure, 'x')} />)
    expect(screen.getByRole('alert').textContent).not.toBe('')
    expect(container.querySelector('img, [src], [onerror]')).toBeNull()
    unmount()
  }
})

test('a failure comes into sight for whoever acted in its island, and moves nobody else', () => {
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const failure = new FailureError({ kind: 'server' }, 'buyout-types')
  const island = (isWrong: boolean) => (
    <>
      <div className="ostrov">
        {isWrong && <FailureNote failure={failure} />}
        <button type="button">Odeslat</button>
      </div>
      <button type="button">Jinde</button>
    </>
  )
  const { rerender } = render(island(false))
  screen.getByRole('button', { name: 'Jinde' }).focus()
  rerender(island(true))
  expect(shown).toEqual([])
  rerender(island(false))
  screen.getByRole('button', { name: 'Odeslat' }).focus()
  rerender(island(true))
  const [alert, button] = [screen.getByRole('alert'), screen.getByRole('button', { name: 'Odeslat' })]
  expect(shown).toEqual([alert, button, alert])
})
