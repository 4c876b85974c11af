import { join } from 'node:path'
import { type BrowserKind, FIREFOX, findBrowser, SHELL } from '#tools/browsers/find-browser.ts'
import { root } from '../root.ts'
import { failStep, printTimes, printTotal, runTogether, type Step, type StepResult } from './run-step.ts'
import { checkSecondTries } from './second-tries.ts'
import { STEPS } from './steps.ts'

const results: StepResult[] = []

/** Side by side where two cores serve both; most steps use all there is. */
async function runAll(): Promise<void> {
  const installing = installBrowsers()
  await check(STEPS.lint, STEPS.types)
  const [isBuilt = false, hasModules] = await check(STEPS.build, STEPS.modules)
  const missing = await installing
  const inFirefox = (step: Step) => (missing.firefox ? [] : [step])
  if (missing.firefox) skip(missing.firefox, STEPS.firefox, STEPS.endToEndFirefox)
  // Packing waits for its tools, and Firefox walks from file to file alone, so there is room for others beside them.
  const onOneCore = async () => {
    await checkPackage(isBuilt && hasModules === true)
    await check(...inFirefox(STEPS.firefox))
  }
  await Promise.all([onOneCore(), check(STEPS.unit)])
  if (missing.chromium) throw new Error(missing.chromium)
  await check(STEPS.components)
  await check(STEPS.stories, STEPS.django)
  const onPages = [STEPS.djangoPages, ...inFirefox(STEPS.endToEndFirefox)]
  if (isBuilt) {
    await check(STEPS.sizes)
    await check(STEPS.endToEnd)
    await check(...onPages)
  } else skip('there is no build', STEPS.sizes, STEPS.endToEnd, ...onPages)
}

/** Makes the npm package of what was built, and looks at it. */
async function checkPackage(isMade: boolean): Promise<void> {
  const onPackage = [STEPS.publint, STEPS.attw, STEPS.installed]
  const [isPacked] = isMade ? await check(STEPS.package) : []
  if (isPacked) await check(...onPackage)
  else skip('the package was not made', ...onPackage)
}

/**
 * Takes its minute beside what needs no browser, and says which could not be had: a machine that lacks one has all
 * other steps all the same. One after the other, for only one package is installed at a time.
 */
async function installBrowsers(): Promise<{ firefox: string | null; chromium: string | null }> {
  const tryToFind = (kind?: BrowserKind) => findBrowser(kind).then(() => null, describeError)
  return { firefox: await tryToFind(FIREFOX), chromium: (await tryToFind(SHELL)) ?? (await tryToFind()) }
}

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Whether each was green. */
async function check(...steps: readonly Step[]): Promise<boolean[]> {
  const done = await runTogether(...steps)
  results.push(...done)
  return done.map(({ failed }) => failed === 0)
}

function skip(reason: string, ...steps: readonly Step[]): void {
  for (const { name } of steps)
    results.push(failStep(name, `${name} could not run: ${reason.replace(/\.$/, '')}.`))
}

/** A test that needs luck fails the run. */
function countSecondTries(): void {
  const again = results.flatMap(({ secondTries = [] }) => secondTries.map(({ test }) => test))
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const faults = checkSecondTries(join(root, '.data/second-tries.json'), again, passed)
  if (faults.length > 0) results.push(failStep('second tries', faults.join('\n')))
}

try {
  await runAll()
  countSecondTries()
} catch (error) {
  results.push(failStep('run', describeError(error)))
}
printTimes(results)
printTotal(results)
