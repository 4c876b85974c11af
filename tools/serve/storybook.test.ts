import { expect, test } from 'vitest'
import { listArguments } from './storybook.ts'

/** The value that counts of an option that may stand twice. */
const readLast = (args: readonly string[], ...names: string[]): string | undefined =>
  args[args.findLastIndex(arg => names.includes(arg)) + 1]

test.each([
  [[], 'dev', '6006'],
  [['--port', '6750'], 'dev', '6750'],
  [['-p', '6750'], 'dev', '6750'],
  [['dev', '--port', '6750'], 'dev', '6750'],
])('npm run storybook -- %j starts it on its port', (given, command, port) => {
  const args = listArguments(given)
  expect(args[0]).toBe(command)
  expect(readLast(args, '-p', '--port')).toBe(port)
  expect(args).toContain('--disable-telemetry')
})

test('a build may go to another folder', () => {
  expect(readLast(listArguments(['build']), '--output-dir')).toBe('storybook-static')
  expect(readLast(listArguments(['build', '--output-dir', 'elsewhere']), '--output-dir')).toBe('elsewhere')
})

test('a word that is no option is told how it is said', () => {
  expect(() => listArguments(['6750'])).toThrow('"6750" is no option. Usage: npm run storybook --')
})
