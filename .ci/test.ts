import { hashSources, stampCdn, unstampCdn } from './build-stamp.ts'
import { findBrowser } from './find-browser.ts'
import { findFirefox } from './find-firefox.ts'
import { findShell } from './find-shell.ts'
import { printStep, printTotal, runTogether } from './print-steps.ts'
import { root, type Step, type StepResult } from './run-step.ts'
import { STEPS } from './steps.ts'

const results: StepResult[] = []

/** Side by side where two cores serve both; most steps use all there is. */
async function runAll(): Promise<void> {
  await check(STEPS.lint, STEPS.types)
  const missing = lookForFirefoxToo()
  // Firefox walks from file to file alone, so there is room for others beside it.
  const beside = missing ? skip(missing, STEPS.firefox) : check(STEPS.firefox)
  const hash = hashSources(root)
  unstampCdn(root)
  const [build, npmPackage] = await check(STEPS.build, STEPS.package)
  if (isGreen(build)) stampCdn(root, hash)
  if (isGreen(npmPackage)) await check(STEPS.publint, STEPS.attw)
  else skip('the package was not made', STEPS.publint, STEPS.attw)

  const shell = await findShell()
  process.env.OSTROV_BROWSER = await findBrowser()
  process.env.OSTROV_SHELL = shell
  await check(STEPS.unit)
  await beside
  await check(STEPS.components)
  await check(STEPS.stories, STEPS.django)
  if (isGreen(build)) {
    await check(STEPS.sizes)
    await check(STEPS.endToEnd)
    await check(STEPS.djangoPages, ...(missing ? [] : [STEPS.endToEndFirefox]))
  } else skip('there is no build', STEPS.sizes, STEPS.endToEnd, STEPS.djangoPages)
  if (!isGreen(build) || missing) skip(missing ?? 'there is no build', STEPS.endToEndFirefox)
}

/** Why there is no Firefox; null where there is one. A machine without it has all other steps all the same. */
function lookForFirefoxToo(): string | null {
  try {
    process.env.OSTROV_FIREFOX = findFirefox()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
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
