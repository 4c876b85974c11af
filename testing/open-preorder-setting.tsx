import { screen, within } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { widget } from '#widgets/admin-preorder-settings/index.ts'
import { PREORDER_SETTINGS } from './fixtures/preorders.ts'
import { STAFF } from './fixtures/purge.ts'
import { renderWidget } from './render-widget.tsx'

type Options = NonNullable<Parameters<typeof renderWidget>[1]>

/** The settings of pre-orders, as staff see them. */
export const showSettings = ({ server, ...more }: Options = {}) =>
  renderWidget(widget, { server: { 'active-user': STAFF, ...PREORDER_SETTINGS, ...server }, ...more })

/** The same with a setting chosen; the server that was asked. */
export async function openSetting(options: Options = {}) {
  const rendered = showSettings(options)
  await userEvent.click(await screen.findByRole('button', { name: /Nové telefony/ }))
  await screen.findByRole('region', { name: 'Sklady' })
  return rendered.server
}

export const inRegion = (name: string) => within(screen.getByRole('region', { name }))

/** Opens the form of one rule more of a set, and gives what is in its region. */
export async function addRuleIn(name: string) {
  const region = inRegion(name)
  await userEvent.click(region.getByRole('button', { name: 'Přidat pravidlo' }))
  return region
}

export const bodyOf = (server: Awaited<ReturnType<typeof openSetting>>, route: string) =>
  server.calls.find(call => call.route === route)?.body
