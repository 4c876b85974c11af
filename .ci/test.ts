import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { hashSources, stampCdn, unstampCdn } from './build-stamp.ts'
import type { Browsers } from './fetch-browsers.ts'
import { printStep, printTotal, runTogether } from './print-steps.ts'
import { root, type Step, type StepResult } from './run-step.ts'
import { STEPS } from './steps.ts'

const results: StepResult[] = []

/** Side by side where two cores serve both; most steps use all there is. */
async function runAll(): Promise<void> {
  const fetching = fetchBrowsers()
  await check(STEPS.lint, STEPS.types)
  const hash = hashSources(root)
  unstampCdn(root)
  const [build, npmPackage] = await check(STEPS.build, STEPS.package)
  if (isGreen(build)) stampCdn(root, hash)
  if (isGreen(npmPackage)) await check(STEPS.publint, STEPS.attw)
  else skip('the package was not made', STEPS.publint, STEPS.attw)

  // Firefox walks from file to file alone, so there is room for others beside it.
  const inFirefox = fetching.then(({ missing }) =>
    missing.OSTROV_FIREFOX ? skip(missing.OSTROV_FIREFOX, STEPS.firefox) : check(STEPS.firefox),
  )
  await check(STEPS.unit)
  await inFirefox
  const { missing } = await fetching
  const reason = missing.OSTROV_SHELL ?? missing.OSTROV_BROWSER
  if (reason) throw new Error(reason)
  await check(STEPS.components)
  await check(STEPS.stories, STEPS.django)
  const inBoth = missing.OSTROV_FIREFOX ? [] : [STEPS.endToEndFirefox]
  if (isGreen(build)) {
    await check(STEPS.sizes)
    await check(STEPS.endToEnd)
    await check(STEPS.djangoPages, ...inBoth)
  } else skip('there is no build', STEPS.sizes, STEPS.endToEnd, STEPS.djangoPages, ...inBoth)
  if (missing.OSTROV_FIREFOX) skip(missing.OSTROV_FIREFOX, STEPS.endToEndFirefox)
}

/** Installing takes its minute beside what needs no browser. A machine that lacks one has all other steps all the same. */
async function fetchBrowsers(): Promise<Browsers> {
  const child = fork(join(import.meta.dirname, 'fetch-browsers.ts'))
  const silent: Browsers = { paths: {}, missing: { OSTROV_SHELL: 'looking for browsers ended at once' } }
  const [browsers] = await Promise.race([
    once(child, 'message'),
    once(child, 'disconnect').then(() => [silent]),
  ])
  Object.assign(process.env, (browsers as Browsers).paths)
  return browsers as Browsers
}

const isGreen = (result: StepResult | undefined): boolean => result?.failed === 0

async function check(...steps: readonly Step[]): Promise<StepResult[]> {
  const done = await runTogether(steps)
  results.push(...done)
  return done
}

function skip(reason: string, ...steps: readonly Step[]): void {
  for (const { name } of steps) {
    const result = {
      name,
      passed: 0,
      failed: 1,
      seconds: 0,
      output: `${name} could not run: ${reason.replace(/\.$/, '')}.`,
    }
    printStep(result)
    results.push(result)
  }
}

try {
  await runAll()
} catch (error) {
  console.error(error)
  results.push({ name: 'run', passed: 0, failed: 1, seconds: 0, output: '' })
}
printTotal(results)
