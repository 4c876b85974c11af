import { printTotal, runTogether } from './print-steps.ts'
import { STEPS } from './steps.ts'

/** The quick checks, for while one works. */
printTotal([...(await runTogether([STEPS.lint, STEPS.types])), ...(await runTogether([STEPS.unit]))])
