import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findGroup, groupModels } from './model-groups.ts'

const list = (...labels: string[]) =>
  labels.map((label, i) => ({ value: `m${i}`, label, image: null, image_alt: null }))
const tell = (labels: string[]) =>
  groupModels(list(...labels)).map(({ label, sizes }) => [label, ...sizes.map(size => size.label)])

test.each<[string, string[], string[][]]>([
  [
    'models of one name are told by their storage',
    ['iPhone 13 128 GB', 'iPhone 13 256 GB', 'iPhone 13 1 TB'],
    [['iPhone 13', '128 GB', '256 GB', '1 TB']],
  ],
  [
    'one that stands alone keeps its name',
    ['iPhone 17 256 GB', '3310 (2017)'],
    [['iPhone 17 256 GB', '256 GB'], ['3310 (2017)']],
  ],
  [
    'a name within another is not the same',
    ['iPhone 13 mini 128 GB', 'iPhone 13 128 GB', 'iPhone 13 256 GB'],
    [
      ['iPhone 13 mini 128 GB', '128 GB'],
      ['iPhone 13', '128 GB', '256 GB'],
    ],
  ],
  [
    'cases of watches are told by their size',
    ['Watch 9 41 mm', 'Watch 9 45 mm'],
    [['Watch 9', '41 mm', '45 mm']],
  ],
  ['what is twice of a size can not be told by it', ['A 64 GB', 'A 64 GB'], [['A 64 GB'], ['A 64 GB']]],
  ['what is only a size is a name', ['128 GB', '256 GB'], [['128 GB'], ['256 GB']]],
])('%s', (_, labels, told) => expect(tell(labels)).toEqual(told))

test('each model is found again, in one group', () => {
  const label = fc
    .tuple(fc.constantFrom('A', 'A mini', 'B'), fc.constantFrom('', ' 64 GB', ' 1 TB', ' 41 mm'))
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.array(label), labels => {
      const models = list(...labels)
      const groups = groupModels(models)
      for (const model of models) {
        const group = findGroup(groups, model.value)
        const names = group?.sizes.length ? group.sizes.map(size => size.value) : [group?.value]
        expect(names).toContain(model.value)
        expect(groups.filter(one => findGroup([one], model.value))).toHaveLength(1)
      }
    }),
  )
})
