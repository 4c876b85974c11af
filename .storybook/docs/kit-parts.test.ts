import { expect, test } from 'vitest'
import { listParts } from './kit-parts.ts'

const STORY = `import type { Meta } from '@storybook/react-vite'
import { Button } from '#kit/feedback/button.tsx'
import { Chips, type Picked } from '#kit/picker/chips.tsx'
import { useModel } from '#kit/react/use-model.ts'
`

test('a part of the kit is told with its import and its props, as its source declares them', () => {
  const Button = Object.assign(() => null, {
    __docgenInfo: {
      props: {
        label: { required: true, tsType: { name: 'string' }, description: '' },
        kind: {
          required: false,
          tsType: { name: 'union', raw: "'primary' | 'quiet'" },
          description: 'How loud it is.',
          defaultValue: { value: "'primary'" },
        },
        onPress: { required: false, tsType: { name: 'signature', raw: '() => void' } },
      },
    },
  })
  const Chips = Object.assign(() => null, { __docgenInfo: {} })
  const modules = {
    '../../widgets/_kit/feedback/button.tsx': { Button },
    '../../widgets/_kit/picker/chips.tsx': { Chips },
  }
  expect(listParts(STORY, modules)).toEqual([
    {
      name: 'Button',
      path: '#kit/feedback/button.tsx',
      props: [
        { name: 'label', type: 'string', preset: null, meaning: '' },
        { name: 'kind', type: "'primary' | 'quiet'", preset: "'primary'", meaning: 'How loud it is.' },
        { name: 'onPress', type: '() => void', preset: 'none', meaning: '' },
      ],
    },
    { name: 'Chips', path: '#kit/picker/chips.tsx', props: [] },
  ])
})
