import { describe, expect, test } from 'vitest'
import { measureBuild } from '#tools/build/measure-build.ts'
import { listWidgets, readIndex } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '../root.ts'

/** A kB, and the hundredth by which machines differ: paths and compressors change a build by some bytes. */
const KB = 1010
/** Pages with one island: what they may load until it answers. */
const PAGES = [
  { widget: 'cart-badge', script: 35.3, files: 4 },
  { widget: 'buyback-selector', script: 52.7, files: 10 },
  { widget: 'cart', script: 47.6, files: 10 },
  { widget: 'checkout', script: 66.8, files: 18 },
  { widget: 'admin-category-settings', script: 74.4, files: 22 },
  { widget: 'admin-discount-grid', script: 73, files: 19 },
  { widget: 'admin-category-tree', script: 52.4, files: 12 },
]

describe.each(['cz', 'ro'] as const)('%s', market => {
  const sizes = measureBuild(market)

  test('the loader is at most 1.5 kB', () => expect(sizes.loader).toBeLessThanOrEqual(1.5 * KB))

  test.each(PAGES)('a page with $widget needs at most $script kB of script in $files files', page => {
    expect(sizes.script(page.widget)).toBeLessThanOrEqual(page.script * KB)
    expect(sizes.files(page.widget)).toBeLessThanOrEqual(page.files)
  })

  test.each(listWidgets(root))('%s adds no more script to a page than its budget says', widget => {
    expect(sizes.added(widget)).toBeLessThanOrEqual(readIndex(root, widget).budget * KB)
  })

  test.each(listWidgets(root))('a page fetches ahead what its list of widgets imports for %s', widget => {
    const { imported, files } = sizes.ahead(widget)
    expect(files).toContain(imported)
  })

  test.each(listWidgets(root))('%s needs at most 6.2 kB of styles, in the back office 7.9', widget => {
    expect(sizes.styles(widget)).toBeLessThanOrEqual((widget.startsWith('admin-') ? 7.9 : 6.2) * KB)
  })
})
