import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tools/root.ts'
import { listSets } from './list-sets.ts'

test('the texts of a widget are those of all its files, the first of them messages.ts', async () => {
  const paths = globSync('widgets/*/**/*messages.ts', { cwd: root }).sort()
  const modules = Object.fromEntries(
    await Promise.all(paths.map(async path => [`../../${path}`, await import(join(root, path))])),
  )
  const list = (widget: string) => listSets(modules, widget).map(({ file }) => file)
  expect(list('admin-packaging-order-detail')).toEqual([
    'messages.ts',
    'command-messages.ts',
    'scan-messages.ts',
  ])
  expect(list('checkout')).toContain('payment/payment-messages.ts')
  expect(list('cart')).toEqual(['messages.ts', 'more-messages.ts'])
})
