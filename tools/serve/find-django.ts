import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The app runs on Django and jsonschema; its tests pack it with setuptools. */
const CHECK =
  'import sys, django, jsonschema, setuptools; sys.exit(0 if django.VERSION >= (3, 2) and jsonschema.Draft202012Validator else 1)'
const FROM_APT = ['python3-django', 'python3-jsonschema', 'python3-setuptools']
const FROM_PIP = ['django>=3.2,<6', 'jsonschema>=4', 'setuptools', 'wheel']
const PYTHONS = ['/usr/bin/python3', 'python3', 'python']

type Run = (command: string, args: readonly string[]) => Pick<SpawnSyncReturns<string>, 'status'>

const runLoudly: Run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const runQuietly: Run = (command, args) => spawnSync(command, args, { stdio: 'ignore' })

/** How to look and install; another machine than this one, for a test. */
export interface DjangoSearch {
  look?: Run
  install?: Run
  isAdministrator?: boolean
}

/** A Python that has Django 3.2 or newer and what the app needs beside it; where there is none, they are installed first. Throws what to do if that fails. */
export function findDjango(root: string, search: DjangoSearch = {}): string {
  const { look = runQuietly, install = runLoudly, isAdministrator = process.getuid?.() === 0 } = search
  const venv = join(root, '.data/django-venv')
  const inVenv = join(venv, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
  const find = () => [...PYTHONS, inVenv].find(python => look(python, ['-c', CHECK]).status === 0)
  const there = find()
  if (there) return there

  console.log('Installing Django …')
  const isSudoFree = !isAdministrator && look('sudo', ['-n', 'true']).status === 0
  if (isAdministrator) installByApt(install, [])
  else if (isSudoFree) installByApt(install, ['sudo', '-n'])
  const found = find() ?? (installByPip(look, install, venv, inVenv) ? find() : undefined)
  if (found) return found
  throw new Error(
    `Django 3.2 or newer and jsonschema 4 are needed and could not be installed. Install them by hand: \`apt-get install ${FROM_APT.join(' ')}\`, or \`pip install ${FROM_PIP.map(name => `"${name}"`).join(' ')}\` for the python3 on your PATH.`,
  )
}

function installByApt(install: Run, prefix: readonly string[]): void {
  const [command = 'env', ...args] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
  // A machine just made knows no packages yet.
  install(command, [...args, 'update'])
  install(command, [...args, '-y', 'install', ...FROM_APT])
}

/** A Python without its own installer leaves half an environment behind, which the next one must not take over. */
const installByPip = (look: Run, install: Run, venv: string, inVenv: string): boolean =>
  PYTHONS.some(python => look(python, ['-m', 'venv', '--clear', venv]).status === 0) &&
  install(inVenv, ['-m', 'pip', 'install', '--quiet', ...FROM_PIP]).status === 0
