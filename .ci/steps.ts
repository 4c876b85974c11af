import { join } from 'node:path'
import { countPlaywright, countVitest } from './count-reports.ts'
import { reports, type Step } from './run-step.ts'

const tool = (path: string): string => join('node_modules', path)

function testWithVitest(name: string, projects: readonly string[]): Step {
  const file = join(reports, `${name}.json`)
  const chosen = projects.flatMap(project => ['--project', project])
  return {
    name,
    args: [
      tool('vitest/vitest.mjs'),
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, count: countVitest },
  }
}

const endToEndReport = join(reports, 'end-to-end.json')

/** Everything that is checked, by name. */
export const STEPS = {
  lint: { name: 'format and lint', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  types: { name: 'types', args: [tool('ts7/bin/tsc'), '-p', '.'] },
  unit: testWithVitest('unit', ['unit']),
  build: { name: 'build', args: ['.ci/build.ts'] },
  package: { name: 'npm package', args: ['.ci/package.ts'] },
  publint: { name: 'publint', args: ['.ci/package.ts', 'publint'] },
  attw: { name: 'attw', args: ['.ci/package.ts', 'attw'] },
  components: testWithVitest('components', ['react', 'preact']),
  stories: testWithVitest('stories', ['stories']),
  sizes: testWithVitest('sizes', ['sizes']),
  endToEnd: {
    name: 'end to end',
    args: [tool('@playwright/test/cli.js'), 'test'],
    env: { OSTROV_REPORT: endToEndReport },
    report: { file: endToEndReport, count: countPlaywright },
  },
} satisfies Record<string, Step>
