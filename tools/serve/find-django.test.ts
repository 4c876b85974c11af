import { expect, test, vi } from 'vitest'
import { type DjangoSearch, findDjango } from './find-django.ts'

/** A machine that has only what it is given; `teach` says what an installation adds to it. */
function makeMachine(
  has: readonly string[],
  teach: (command: string) => string | undefined = () => undefined,
) {
  const known = new Set(has)
  const installed: string[] = []
  const search: DjangoSearch = {
    isAdministrator: false,
    look: (command, args) => ({ status: known.has([command, ...args.slice(0, 2)].join(' ')) ? 0 : 1 }),
    install(command, args) {
      const line = [command, ...args].join(' ')
      installed.push(line)
      const learnt = teach(line)
      if (learnt) known.add(learnt)
      return { status: learnt ? 0 : 1 }
    },
  }
  return { search, installed }
}

/** What a Python has to have for the app and its tests. */
const CHECK =
  'import sys, django, jsonschema, setuptools; sys.exit(0 if django.VERSION >= (3, 2) and jsonschema.Draft202012Validator else 1)'
const hasDjango = (python: string): string => `${python} -c ${CHECK}`
const VENV = '/nowhere/.data/django-venv/bin/python'

vi.spyOn(console, 'log').mockImplementation(() => {})

test('a Python with Django is taken as it is', () => {
  const { search, installed } = makeMachine([hasDjango('python3')])
  expect(findDjango('/nowhere', search)).toBe('python3')
  expect(installed).toEqual([])
})

test('an administrator gets Debian’s packages, their list read first', () => {
  const { search, installed } = makeMachine([], line =>
    line.includes('install python3-django') ? hasDjango('/usr/bin/python3') : undefined,
  )
  expect(findDjango('/nowhere', { ...search, isAdministrator: true })).toBe('/usr/bin/python3')
  expect(installed).toEqual([
    'env DEBIAN_FRONTEND=noninteractive apt-get -qq update',
    'env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install python3-django python3-jsonschema python3-setuptools',
  ])
})

test('who may call sudo without a password does so', () => {
  const { search, installed } = makeMachine(['sudo -n true'], line =>
    line.includes('install python3-django') ? hasDjango('/usr/bin/python3') : undefined,
  )
  expect(findDjango('/nowhere', search)).toBe('/usr/bin/python3')
  expect(installed.every(line => line.startsWith('sudo -n env '))).toBe(true)
})

test('anybody else gets an environment of the project’s own, by the first Python that can make one', () => {
  const { search, installed } = makeMachine(['python3 -m venv'], line =>
    line.startsWith(VENV) ? hasDjango(VENV) : undefined,
  )
  expect(findDjango('/nowhere', search)).toBe(VENV)
  expect(installed).toEqual([`${VENV} -m pip install --quiet django>=3.2,<6 jsonschema>=4 setuptools wheel`])
})

test('where nothing helps it is said what to do', () => {
  const { search, installed } = makeMachine(['python3 -m venv'])
  expect(() => findDjango('/nowhere', { ...search, isAdministrator: true })).toThrow('Install them by hand')
  expect(installed).toHaveLength(3)
})
