import { hashSources, stampCdn, unstampCdn } from './build-stamp.ts'
import { findBrowser } from './find-browser.ts'
import { printStep, printTotal, runTogether } from './print-steps.ts'
import { root, type Step, type StepResult } from './run-step.ts'
import { STEPS } from './steps.ts'

const results: StepResult[] = []

/** Side by side where two cores serve both: what waits for timers most of its time, and what drives a browser. */
async function runAll(): Promise<void> {
  await check(STEPS.lint, STEPS.types)
  const hash = hashSources(root)
  unstampCdn(root)
  const [build, npmPackage] = await check(STEPS.build, STEPS.package)
  if (isGreen(build)) stampCdn(root, hash)
  if (isGreen(npmPackage)) await check(STEPS.publint, STEPS.attw)
  else skip('the package was not made', STEPS.publint, STEPS.attw)

  process.env.OSTROV_BROWSER = await findBrowser()
  await check(STEPS.unit, STEPS.components)
  await check(STEPS.stories)
  if (isGreen(build)) {
    await check(STEPS.sizes)
    await check(STEPS.endToEnd)
  } else skip('there is no build', STEPS.sizes, STEPS.endToEnd)
}

const isGreen = (result: StepResult | undefined): boolean => result?.failed === 0

async function check(...steps: readonly Step[]): Promise<StepResult[]> {
  const done = await runTogether(steps)
  results.push(...done)
  return done
}

function skip(reason: string, ...steps: readonly Step[]): void {
  for (const { name } of steps) {
    const result = { name, passed: 0, failed: 1, seconds: 0, output: `${name} could not run: ${reason}.` }
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
