import { CHECK_HELP, runCheck } from './check/run-check.ts'
import { type Output, UsageError } from './command.ts'
import { CONFORMANCE_HELP, runConformance } from './conformance/run-conformance.ts'
import { INIT_HELP, runInit } from './init/run-init.ts'

interface Command {
  help: string
  run: (args: readonly string[], output: Output, manifests: readonly URL[]) => Promise<number>
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['init', { help: INIT_HELP, run: runInit }],
  ['check', { help: CHECK_HELP, run: runCheck }],
  ['conformance', { help: CONFORMANCE_HELP, run: runConformance }],
])

const describeUsage = (): string => [...COMMANDS.values()].map(({ help }) => help).join('\n')

/** Runs a command of the line and answers with its exit code. */
export async function runOstrov(
  args: readonly string[],
  output: Output,
  manifests: readonly URL[],
  version = 'unknown',
): Promise<number> {
  const [name = '', ...rest] = args
  const command = COMMANDS.get(name)
  if (/^(?:-h|--help|help)$/.test(name) || (command && rest.some(arg => /^(?:-h|--help)$/.test(arg)))) {
    output.write(command?.help ?? describeUsage())
    return 0
  }
  if (/^(?:-v|--version)$/.test(name)) {
    output.write(`${version}\n`)
    return 0
  }
  if (!name) {
    output.warn(describeUsage())
    return 2
  }
  try {
    if (!command)
      throw new UsageError(`There is no command "${name}". There are: ${[...COMMANDS.keys()].join(', ')}.`)
    return await command.run(rest, output, manifests)
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown
    output.warn(`${thrown.message}\nostrov ${command ? `${name} ` : ''}--help says more.\n`)
    return 2
  }
}
