import { expect, test } from 'vitest'
import { listUnmetNeeds } from './list-unmet-needs.ts'

const needs = { component: 'sell-form', or: 'sellUrl' }
const PARAMS = { sellOnline: { default: true, needs }, sellUrl: { default: '' } }

test.each([
  [{}, [], true],
  [{ sellOnline: 'true' }, ['tabs'], true],
  [{ sellOnline: false }, [], false],
  [{ sellOnline: 'False' }, [], false],
  [{ sellUrl: '/cz/vykup/' }, [], false],
  [{ sellUrl: '' }, [], true],
  [{}, ['sell-form'], false],
])('with %j beside %j a need is unmet: %j', (values, there, isUnmet) => {
  const given = new Map<string, unknown>(Object.entries(values))
  const found = listUnmetNeeds(PARAMS, name => given.get(name), new Set(there))
  expect(found).toEqual(isUnmet ? [['sellOnline', needs]] : [])
})
