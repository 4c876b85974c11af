import { join } from 'node:path'
import { countPlaywright, countVitest } from './reports.ts'
import { type Count, reports, type Step } from './run-step.ts'

const tool = (path: string): string => join('node_modules', path)

/** What drives a browser waits for it most of its time, so that two cores serve three workers, or four of small pages. */
export function testWithVitest(
  name: string,
  projects: readonly string[],
  workers: number,
  ...more: readonly string[]
): Step {
  const file = join(reports, `${name}.json`)
  const chosen = projects.flatMap(project => ['--project', project])
  return {
    name,
    args: [
      tool('vitest/vitest.mjs'),
      'run',
      ...chosen,
      `--maxWorkers=${workers}`,
      // Only what failed, and how many did not.
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ],
    report: { file, count: countVitest },
  }
}

/** A Firefox is a heavier visitor than a Chromium. */
function walkWithPlaywright(name: string, project: 'chromium' | 'firefox'): Step {
  const file = join(reports, `${name}.json`)
  const workers = project === 'firefox' ? ['--workers', '2'] : []
  return {
    name,
    args: [tool('@playwright/test/cli.js'), 'test', `--project=${project}`, ...workers],
    env: { OSTROV_REPORT: file },
    report: { file, count: countPlaywright },
  }
}

function runDjango(name: string, args: readonly string[], count: (report: string) => Count): Step {
  const file = join(reports, `${name}.json`)
  return {
    name,
    args: ['tools/serve/django.ts', ...args],
    env: { OSTROV_REPORT: file },
    report: { file, count },
  }
}

/** Everything that is checked, by name. */
export const STEPS = {
  lint: { name: 'format and lint', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  types: { name: 'types', args: [tool('ts7/bin/tsc'), '-p', '.'] },
  unit: testWithVitest('unit', ['unit', 'shop'], 2),
  build: { name: 'build', args: ['tools/build/build.ts'] },
  modules: { name: 'npm modules', args: ['tools/package/package.ts', 'modules'] },
  package: { name: 'npm package', args: ['tools/package/package.ts', 'pack'] },
  installed: testWithVitest('installed package', ['package'], 1),
  publint: { name: 'publint', args: ['tools/package/package.ts', 'publint'] },
  attw: { name: 'attw', args: ['tools/package/package.ts', 'attw'] },
  components: testWithVitest('components', ['react', 'preact'], 4),
  stories: testWithVitest('stories', ['stories', 'storybook'], 3),
  sizes: testWithVitest('sizes', ['sizes'], 2),
  firefox: testWithVitest('firefox components', ['firefox'], 1),
  django: runDjango('django', ['test'], report => JSON.parse(report)),
  djangoPages: runDjango(
    'a page composed in Django',
    ['end-to-end', 'demo-pages/django/compose-page.spec.ts'],
    countPlaywright,
  ),
  endToEnd: walkWithPlaywright('end to end', 'chromium'),
  endToEndFirefox: walkWithPlaywright('firefox end to end', 'firefox'),
} satisfies Record<string, Step>
