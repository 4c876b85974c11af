import { join } from 'node:path'
import { countPlaywright, countVitest } from './count-reports.ts'
import { type Count, reports, type Step } from './run-step.ts'

const tool = (path: string): string => join('node_modules', path)

/** `workers` at once: what drives a browser waits for it most of its time, so that two cores serve three. */
function testWithVitest(name: string, projects: readonly string[], workers: number): Step {
  const file = join(reports, `${name}.json`)
  const chosen = projects.flatMap(project => ['--project', project])
  return {
    name,
    args: [
      tool('vitest/vitest.mjs'),
      'run',
      ...chosen,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, count: countVitest },
  }
}

function walkWithPlaywright(name: string, project: string): Step {
  const file = join(reports, `${name}.json`)
  return {
    name,
    // A Firefox is a heavier visitor than a Chromium.
    args: [
      tool('@playwright/test/cli.js'),
      'test',
      `--project=${project}`,
      ...(project === 'firefox' ? ['--workers', '2'] : []),
    ],
    env: { OSTROV_REPORT: file },
    report: { file, count: countPlaywright },
  }
}

const djangoReport = join(reports, 'django.json')
const composeReport = join(reports, 'django-pages.json')

/** Everything that is checked, by name. */
export const STEPS = {
  lint: { name: 'format and lint', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  types: { name: 'types', args: [tool('ts7/bin/tsc'), '-p', '.'] },
  unit: testWithVitest('unit', ['unit', 'shop'], 2),
  build: { name: 'build', args: ['.ci/build.ts'] },
  package: { name: 'npm package', args: ['.ci/package.ts'] },
  publint: { name: 'publint', args: ['.ci/package.ts', 'publint'] },
  attw: { name: 'attw', args: ['.ci/package.ts', 'attw'] },
  components: testWithVitest('components', ['react', 'preact'], 3),
  stories: testWithVitest('stories', ['stories'], 3),
  sizes: testWithVitest('sizes', ['sizes'], 2),
  firefox: testWithVitest('firefox components', ['firefox'], 1),
  django: {
    name: 'django',
    args: ['.ci/django.ts', 'test'],
    env: { OSTROV_REPORT: djangoReport },
    report: { file: djangoReport, count: report => JSON.parse(report) as Count },
  },
  djangoPages: {
    name: 'a page composed in Django',
    args: ['.ci/django.ts', 'end-to-end', 'demo-pages/django/compose-page.spec.ts'],
    env: { OSTROV_REPORT: composeReport },
    report: { file: composeReport, count: countPlaywright },
  },
  endToEnd: walkWithPlaywright('end to end', 'chromium'),
  endToEndFirefox: walkWithPlaywright('firefox end to end', 'firefox'),
} satisfies Record<string, Step>
