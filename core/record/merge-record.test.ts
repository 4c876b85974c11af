import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRecords } from './merge-record.ts'

test('what each alone changed is kept, and what both did is told', () => {
  const base = { name: 'Sleva', value: '10', isActive: false, type: 'absolute' }
  const mine = { ...base, name: 'Moje', value: '11' }
  const theirs = { ...base, value: '12', isActive: true }
  expect(mergeRecords(base, mine, theirs)).toEqual({
    values: { name: 'Moje', value: '11', isActive: true, type: 'absolute' },
    taken: ['isActive'],
    clashes: ['value'],
  })
})

test('the same change twice is no clash', () => {
  const changed = { name: 'Nový' }
  expect(mergeRecords({ name: 'Starý' }, changed, changed)).toEqual({
    values: changed,
    taken: [],
    clashes: [],
  })
})

const value = fc.constantFrom('', 'a', 'b')
const record = fc.record({ name: value, value, note: value, type: value })

test('of two changes of any record none is lost unseen', () =>
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const { values, taken, clashes } = mergeRecords(base, mine, theirs)
      for (const name of ['name', 'value', 'note', 'type'] as const) {
        if (mine[name] !== base[name]) expect(values[name]).toBe(mine[name])
        if (theirs[name] !== base[name] && values[name] !== theirs[name]) expect(clashes).toContain(name)
        if (taken.includes(name)) expect([mine[name], values[name]]).toEqual([base[name], theirs[name]])
      }
    }),
  ))
