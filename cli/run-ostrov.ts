import { CHECK_HELP, runCheck } from './check/run-check.ts'
import { type Output, UsageError } from './command.ts'
import { CONFORMANCE_HELP, runConformance } from './conformance/run-conformance.ts'

interface Command {
  help: string
  run: (args: readonly string[], output: Output, manifests: readonly URL[]) => Promise<number>
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['check', { help: CHECK_HELP, run: runCheck }],
  ['conformance', { help: CONFORMANCE_HELP, run: runConformance }],
])

/** Runs a command of the line and answers with its exit code. */
export async function runOstrov(
  args: readonly string[],
  output: Output,
  manifests: readonly URL[],
): Promise<number> {
  const [name = '--help', ...rest] = args
  const command = COMMANDS.get(name)
  if (/^(?:-h|--help|help)$/.test(name) || (command && rest.some(arg => /^(?:-h|--help)$/.test(arg)))) {
    output.write(command?.help ?? [...COMMANDS.values()].map(({ help }) => help).join('\n'))
    return 0
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
