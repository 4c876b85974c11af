import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { join } from 'node:path'

const CHECK = 'import sys, django; sys.exit(0 if django.VERSION >= (3, 2) else 1)'
const WANTED = 'django>=3.2,<6'

type Run = (command: string, args: readonly string[]) => Pick<SpawnSyncReturns<string>, 'status'>

const runLoudly: Run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const runQuietly: Run = (command, args) => spawnSync(command, args, { stdio: 'ignore' })

/** A Python that has Django 3.2 or newer; where there is none, Django is installed first. Throws what to do if that fails. */
export function findDjango(
  root: string,
  { look = runQuietly, install = runLoudly }: { look?: Run; install?: Run } = {},
): string {
  const venv = join(root, '.data/django-venv')
  const inVenv = join(venv, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
  const pythons = ['/usr/bin/python3', 'python3', 'python']
  const find = () => [...pythons, inVenv].find(python => look(python, ['-c', CHECK]).status === 0)
  const ways: (() => boolean)[] = [
    () => isAdministrator() && install('apt-get', APT).status === 0,
    () =>
      look('sudo', ['-n', 'true']).status === 0 && install('sudo', ['-n', 'apt-get', ...APT]).status === 0,
    () =>
      pythons.some(python => look(python, ['-m', 'venv', venv]).status === 0) &&
      install(inVenv, ['-m', 'pip', 'install', '--quiet', WANTED]).status === 0,
  ]
  const there = find()
  if (there) return there
  console.log('Installing Django …')
  for (const goOneWay of ways) {
    const found = goOneWay() ? find() : undefined
    if (found) return found
  }
  throw new Error(
    'Django 3.2 or newer is needed and could not be installed. Install it by hand: `apt-get install python3-django`, or `pip install "django>=3.2"` for the python3 on your PATH.',
  )
}

const APT = ['install', '-y', '-qq', 'python3-django']

const isAdministrator = (): boolean => process.getuid?.() === 0
