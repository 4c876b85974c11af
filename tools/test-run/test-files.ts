import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

const COMPONENTS = '{core,loader,widgets}/**/*.test.tsx'
/** Its one look at each widget is enough for those that run on Preact alone. */
export const ON_REACT = 'widgets/every-widget-on-react.test.tsx'

/** Component tests whose first line is a comment with this mark. */
const listMarked = (mark: string): string[] =>
  globSync(COMPONENTS, { cwd: root }).filter(file =>
    readFileSync(join(root, file), 'utf8').split('\n', 1)[0]?.split(' ').includes(mark),
  )

/** Which files each runner takes; together they must take every test there is. */
export const TEST_FILES = {
  unit: ['{core,loader,server,widgets,testing,tools,bench}/**/*.test.ts'],
  /** They open shops, so their modules are read once for all of them. */
  shop: ['cli/**/*.test.ts', 'demo-pages/shop/**/*.test.ts'],
  /** They need the tarball. */
  package: ['tools/package/*.test.ts'],
  sizes: ['tools/test-run/{sizes,readme}.test.ts'],
  /** What pages run. */
  preact: [COMPONENTS],
  /** What apps may run: all that widgets share, and of the widgets one of each kind, marked `@react`. */
  react: ['{core,loader,widgets/_kit}/**/*.test.tsx', ON_REACT, ...listMarked('@react')],
  /** Marked `@firefox`: none that needs a window with the focus, which Firefox gives to one and takes away. */
  firefox: listMarked('@firefox'),
  stories: ['stories/**/*.stories.tsx'],
  /** Opens a built Storybook as a visitor does. */
  storybook: ['.storybook/**/*.test.ts'],
  endToEnd: ['demo-pages/**/*.spec.ts'],
}
