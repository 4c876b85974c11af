import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { findField } from '#testing/act-as-seller.tsx'
import type { Fixtures } from '#testing/fake-server.ts'
import { ARTICLE } from '#testing/fixtures/article.ts'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { c } from './discount-messages.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'
import { o } from './order-messages.ts'

const params = { termsUrl: '/cz/podminky/', cartUrl: '/cz/kosik/', goodsUrl: '/cz/zbozi/' }

async function open(more: Fixtures) {
  const rendered = renderWidget(widget, { params, server: checkoutShop(createFakeCheckout(), more) })
  await screen.findByRole('button', { name: o('submit') })
  const count = (route: string) => rendered.server.calls.filter(call => call.route === route).length
  return { ...rendered, count }
}

const findTerms = () => screen.getByRole('link', { name: 'obchodními podmínkami' })
const findDialog = (name: string) => screen.findByRole('dialog', { name })

beforeEach(() => setReporter(() => {}))

test('CR-014 the terms are read over the order: nothing typed is lost, nothing agreed to by reading', async () => {
  const { count } = await open({ 'article-business-terms': ARTICLE })
  await userEvent.type(findField('email'), 'eva@example.cz')
  expect(count('article-business-terms')).toBe(0)
  await userEvent.click(findTerms())
  const dialog = within(await findDialog('Obchodní podmínky'))
  expect(await dialog.findByRole('heading', { name: 'Cena a\u00a0dodání', level: 3 })).toBeVisible()
  expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Kartou', 'Převodem'])
  expect(dialog.getByText('Naposledy upraveno 1. 9. 2026.')).toBeVisible()
  await userEvent.click(dialog.getByText('Kartou'))
  await userEvent.click(dialog.getByRole('button', { name: words('close') }))
  await waitFor(() => expect(findTerms()).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(findField('terms').checked).toBe(false)
  expect(findField('email').value).toBe('eva@example.cz')
})

test('nothing of an article runs: its links lead where links may, and open beside the order', async () => {
  await open({ 'article-business-terms': ARTICLE })
  await userEvent.click(findTerms())
  const dialog = await findDialog('Obchodní podmínky')
  await within(dialog).findByText('Kartou')
  expect(
    [...dialog.querySelectorAll('a')].map(({ href, target, rel }) => [new URL(href).pathname, target, rel]),
  ).toEqual([['/cz/obchodni-podminky/', '_blank', 'noopener']])
  expect(dialog.querySelectorAll('img, script')).toHaveLength(0)
  expect(document.title).not.toBe('hit')
})

test('terms that can’t be read are tried again, and their page is offered meanwhile', async () => {
  const { server } = await open({ 'article-business-terms': { status: 400, body: {} } })
  await userEvent.click(findTerms())
  const dialog = within(await findDialog('Obchodní podmínky'))
  expect((await dialog.findByRole('alert')).textContent).toContain('Text se nepodařilo načíst.')
  expect(dialog.getByRole('link')).toHaveAttribute('href', '/cz/podminky/')
  server.change({ 'article-business-terms': ARTICLE })
  await userEvent.click(dialog.getByRole('button', { name: words('retry') }))
  expect(await dialog.findByText('Převodem')).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('heading', { level: 3 })).toHaveFocus())
})

test('who wants the terms in a tab of their own gets them there', async () => {
  const { count } = await open({ 'article-business-terms': ARTICLE })
  let isPrevented = true
  addEventListener(
    'click',
    event => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(findTerms())
  expect(isPrevented).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(count('article-business-terms')).toBe(0)
})

test('CR-015 what is on offer now stands beside the discount codes, and is read by who asks', async () => {
  const { count } = await open({ 'article-promotions': ARTICLE })
  await userEvent.click(screen.getByText(t('addCode')))
  await userEvent.click(await screen.findByRole('button', { name: c('promotions') }))
  const dialog = within(await findDialog('Aktuální akce'))
  expect(await dialog.findByText('Kartou')).toBeVisible()
  expect(count('article-promotions')).toBe(1)
  await userEvent.click(dialog.getByRole('button', { name: words('close') }))
  await waitFor(() => expect(screen.getByRole('button', { name: c('promotions') })).toHaveFocus())
})
