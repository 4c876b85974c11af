import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

beforeEach(() => setReporter(() => {}))

const show = (server: Fixtures = {}) =>
  renderWidget(widget, {
    params: { id: '7' },
    server: { ...WAREHOUSE, 'active-user': STAFF, 'order-mail': { status: 204 }, ...server },
  })

test('a template is filled in before the eyes, and sent as it was typed', async () => {
  const { server } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Zboží se zdrží' }))
  expect(screen.getByText('Objednávka 2026000123 se zdrží')).toBeVisible()
  expect(screen.getByLabelText(t('body'))).toHaveAccessibleDescription(
    'Rozepsaný text se neukládá, protože je o zákazníkovi. Obnovením stránky se ztratí.',
  )
  await userEvent.type(screen.getByLabelText(t('subject')), '!')
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(await screen.findByText(t('sent'))).toBeVisible()
  expect(server.calls.find(({ route }) => route === 'order-mail')?.body).toEqual({
    subject: 'Objednávka {number} se zdrží!',
    body: 'Dobrý den,\n\nobjednávku {number} odešleme později.',
  })
  await userEvent.click(screen.getByRole('button', { name: t('another') }))
  expect(screen.getByLabelText(t('subject'))).toHaveValue('')
})

test('each field that is sent empty says what to write into it', async () => {
  show()
  await screen.findByLabelText(t('subject'))
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(screen.getByLabelText(t('subject'))).toHaveAccessibleDescription(/Napište předmět\./)
  expect(screen.getByLabelText(t('body'))).toHaveAccessibleDescription(/Napište text\./)
})

test('nothing empty is sent, and a field that nothing fills in is told', async () => {
  const { server } = show()
  await userEvent.type(await screen.findByLabelText(t('subject')), '{{nic}')
  const subject = screen.getByLabelText(t('subject'))
  expect(screen.getByText('Značku {nic} neznáme, zákazník by ji dostal tak, jak je.')).toBeVisible()
  await userEvent.type(subject, ' {{nikdo}')
  expect(
    screen.getByText('Značky {nic}, {nikdo} neznáme, zákazník by je dostal tak, jak jsou.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(screen.getByLabelText(t('body'))).toHaveAccessibleDescription(/Napište text\./)
  expect(server.calls.filter(({ route }) => route === 'order-mail')).toEqual([])
})

test('what nothing fills in is sent only by a second press that is meant, and stays typed until then', async () => {
  const { server } = show()
  const listSent = () => server.calls.filter(({ route }) => route === 'order-mail').map(({ body }) => body)
  const subject = await screen.findByLabelText<HTMLInputElement>(t('subject'))
  const body = screen.getByLabelText<HTMLTextAreaElement>(t('body'))
  await userEvent.type(body, 'Dobrý den, {{nesmysl}.')
  await userEvent.type(subject, 'Zpráva{Enter}')
  const question = await screen.findByRole('region', {
    name: /^Odeslat i tak\? Zákazník dostane \{nesmysl\} /,
  })
  await waitFor(() => expect(question).toHaveFocus())
  expect(screen.queryByRole('button', { name: t('send') })).toBeNull()
  // Enter in the field again is no answer.
  await userEvent.type(subject, '{Enter}')
  await waitFor(() => expect(question).toHaveFocus())
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('button', { name: t('mend') })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(body).toHaveFocus())
  expect(body.value.slice(body.selectionStart, body.selectionEnd)).toBe('{nesmysl}')
  expect(screen.queryByRole('region', { name: /^Odeslat i tak/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  await waitFor(() => expect(screen.getByRole('region', { name: /^Odeslat i tak/ })).toHaveFocus())
  expect(listSent()).toEqual([])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText(t('sent'))).toBeVisible()
  expect(listSent()).toEqual([{ subject: 'Zpráva', body: 'Dobrý den, {nesmysl}.' }])
})

test.each(['light', 'dark'])(
  'what nothing fills in is marked by the colours of a warning, %s',
  async scheme => {
    document.documentElement.style.colorScheme = scheme
    onTestFinished(() => {
      document.documentElement.style.removeProperty('color-scheme')
    })
    const { container } = show()
    await userEvent.type(await screen.findByLabelText(t('subject')), 'Zpráva')
    await userEvent.type(screen.getByLabelText(t('body')), '{{{{order}}')
    const mark = container.querySelector('.ostrov-order-mail-preview mark') ?? document.body
    const colours = getComputedStyle(mark)
    const probe = document.createElement('span')
    probe.style.cssText = 'color: var(--ostrov-color-warning); background: var(--ostrov-color-warning-soft)'
    mark.after(probe)
    const wanted = getComputedStyle(probe)
    expect([colours.color, colours.backgroundColor]).toEqual([wanted.color, wanted.backgroundColor])
  },
)

test('what nothing fills in is quoted as it is sent and marked in the preview; to correct it is what is proposed', async () => {
  const { container } = show()
  await userEvent.type(await screen.findByLabelText(t('subject')), 'Zpráva')
  await userEvent.type(screen.getByLabelText(t('body')), 'Vaše {{{{order}} je tu.')
  expect(container.querySelector('.ostrov-order-mail-preview mark')?.textContent).toBe('{{order}}')
  expect(container.querySelector('.ostrov-order-mail-preview p')?.textContent).toBe('Vaše {{order}} je tu.')
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(
    await screen.findByRole('region', { name: /^Odeslat i tak\? Zákazník dostane \{\{order\}\} / }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: t('mend') })).toHaveAttribute('data-kind', 'primary')
  expect(screen.getByRole('button', { name: t('sendAnyway') })).toHaveAttribute('data-kind', 'secondary')
})

test('what is changed takes the question away, and a mail that has all is sent at once', async () => {
  show()
  await userEvent.type(await screen.findByLabelText(t('subject')), 'Zpráva')
  await userEvent.type(screen.getByLabelText(t('body')), '{{nic}')
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(await screen.findByRole('region', { name: /^Odeslat i tak/ })).toBeVisible()
  await userEvent.clear(screen.getByLabelText(t('body')))
  await userEvent.type(screen.getByLabelText(t('body')), 'Text')
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(await screen.findByText(t('sent'))).toBeVisible()
})

test('what could not be sent stays typed', async () => {
  show({ 'order-mail': { status: 500, body: {} } })
  await userEvent.click(await screen.findByRole('button', { name: 'Zboží se zdrží' }))
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText(t('subject'))).toHaveValue('Objednávka {number} se zdrží')
})

test('what is longer than a mail may be is not cut off, but told, and not sent', async () => {
  const { server } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Zboží se zdrží' }))
  fireEvent.change(screen.getByLabelText(t('subject')), { target: { value: 'x'.repeat(151) } })
  expect(screen.getByLabelText(t('subject'))).toHaveValue('x'.repeat(151))
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(screen.getByLabelText(t('subject'))).toHaveAccessibleDescription(/150/)
  await waitFor(() => expect(screen.getByLabelText(t('subject'))).toHaveFocus())
  expect(server.calls.filter(({ route }) => route === 'order-mail')).toEqual([])
})

test('where the server had too many, no other mail can be sent for a while', async () => {
  show({ 'order-mail': { status: 429, body: {}, headers: { 'Retry-After': '30' } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Zboží se zdrží' }))
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: t('send') })).toHaveAttribute('aria-disabled', 'true')
})

test('an order that is gone is told in its own words', async () => {
  show({ 'order-mail-setting': { status: 404, body: {} } })
  expect(await screen.findByText(t('missing').replaceAll('\u00a0', ' '))).toBeVisible()
})

test('another template puts what was typed aside, and it comes back', async () => {
  show()
  await userEvent.type(await screen.findByLabelText(t('body')), 'Moje slova')
  await userEvent.click(screen.getByRole('button', { name: 'Zboží se zdrží' }))
  expect(screen.getByLabelText(t('subject'))).toHaveValue('Objednávka {number} se zdrží')
  await userEvent.type(screen.getByLabelText(t('subject')), '!')
  await userEvent.click(screen.getByRole('button', { name: t('putBack') }))
  expect(screen.getByLabelText(t('body'))).toHaveValue('Moje slova')
  await userEvent.click(screen.getByRole('button', { name: t('putBack') }))
  expect(screen.getByLabelText(t('subject'))).toHaveValue('Objednávka {number} se zdrží!')
})

test('what was typed and not sent is not left without a question; a template alone is', async () => {
  const asksToLeave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Zboží se zdrží' }))
  expect(asksToLeave()).toBe(false)
  await userEvent.type(screen.getByLabelText(t('subject')), '!')
  expect(asksToLeave()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(await screen.findByText(t('sent'))).toBeVisible()
  expect(asksToLeave()).toBe(false)
})

test('what fills itself in is called in words, and put in where the caret is', async () => {
  show()
  const subject = await screen.findByLabelText<HTMLInputElement>(t('subject'))
  await userEvent.type(subject, 'Dobrý den')
  subject.setSelectionRange(5, 5)
  await userEvent.click(screen.getByRole('button', { name: /^Číslo objednávky/ }))
  expect(subject).toHaveValue('Dobrý{number} den')
  await waitFor(() => expect(subject).toHaveFocus())
  expect(subject.selectionStart).toBe(13)
})

test('the mail leads to its order', async () => {
  show()
  expect(await screen.findByRole('link', { name: t('toOrder') })).toHaveAttribute(
    'href',
    expect.stringContaining('order-delivery-detail/?id=7'),
  )
})

test('a template’s gap is not sent: it is told, and is chosen to be typed over', async () => {
  const { server } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Nabídka náhrady' }))
  const body = screen.getByLabelText<HTMLTextAreaElement>(t('body'))
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(body).toHaveAccessibleDescription(/Místo \[doplňte náhradu\] nejdřív napište vlastní text\./)
  await waitFor(() => expect(body).toHaveFocus())
  expect(body.value.slice(body.selectionStart, body.selectionEnd)).toBe('[doplňte náhradu]')
  expect(server.calls.filter(({ route }) => route === 'order-mail')).toEqual([])
  await userEvent.keyboard('Kryt černý')
  await userEvent.click(screen.getByRole('button', { name: t('send') }))
  expect(await screen.findByText(t('sent'))).toBeVisible()
  expect(server.calls.find(({ route }) => route === 'order-mail')?.body).toMatchObject({
    body: 'Dobrý den,\n\nrádi vám pošleme náhradu:\n\nKryt černý',
  })
})

test('what fills itself in is called in words beside how the text has it', async () => {
  show()
  const names = (await screen.findAllByRole('button', { name: /\{\w+\}/ })).map(
    ({ textContent }) => textContent,
  )
  expect(names).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Číslo objednávky \{number\} 2026000123$/),
      expect.stringMatching(/^Odkaz na objednávku \{link\} /),
    ]),
  )
})

test('the preview stands beside the text where there is room, and stays in sight', async () => {
  await page.viewport(1366, 900)
  onTestFinished(() => page.viewport(1366, 900))
  const { container } = show()
  const body = await screen.findByLabelText(t('body'))
  const place = () => {
    const preview = container.querySelector('.ostrov-order-mail-preview')?.getBoundingClientRect()
    if (!preview) throw new Error('There is no preview.')
    return { isBeside: preview.left >= body.getBoundingClientRect().right, top: preview.top }
  }
  expect(place().isBeside).toBe(true)
  container.style.paddingBlockEnd = '200vh'
  screen.getByRole('button', { name: t('send') }).scrollIntoView({ block: 'end' })
  expect(place().top).toBeGreaterThanOrEqual(0)
  expect(place().top).toBeLessThan(300)
  await page.viewport(390, 844)
  expect(place().isBeside).toBe(false)
  expect(place().top).toBeLessThan(
    screen.getByRole('button', { name: t('send') }).getBoundingClientRect().top,
  )
})
