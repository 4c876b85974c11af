import { expect, test } from 'vitest'
import { readKitFacts } from './kit-facts-plugin.ts'
import { describeArgs, listParts, listProps } from './kit-parts.ts'

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
  expect(listParts(STORY, modules, {}, {})).toEqual([
    {
      name: 'Button',
      path: '#kit/feedback/button.tsx',
      props: [
        { name: 'label', type: 'string', preset: null, meaning: '' },
        { name: 'kind', type: "'primary' | 'quiet'", preset: "'primary'", meaning: 'How loud it is.' },
        { name: 'onPress', type: '() => void', preset: 'none', meaning: '' },
      ],
      shapes: [],
      example: null,
    },
    { name: 'Chips', path: '#kit/picker/chips.tsx', props: [], shapes: [], example: null },
  ])
})

const place = (file: string, sources: Readonly<Record<string, string>>) => ({ file, sources })

const optional = (name: string) => ({ required: false, tsType: { name }, description: '' })

test('the type of a list is told, which docgen does not know, and what the list holds', () => {
  const facts = readKitFacts()
  const grid = facts['kit-grid']?.['#kit/grid/data-grid.tsx']?.DataGrid
  expect(grid?.props.find(({ name }) => name === 'columns')?.type).toBe('readonly Column<Row>[]')
  const [column] = grid?.shapes ?? []
  expect(column?.name).toBe('Column<Row>')
  expect(column?.fields.find(({ name }) => name === 'isHidden')).toEqual({
    name: 'isHidden',
    type: 'boolean',
    isOptional: true,
    meaning: 'Left out at first; whoever wants it shows it.',
  })
  const DataGrid = Object.assign(() => null, {
    __docgenInfo: { props: { columns: { required: true, tsType: { name: 'unknown' } } } },
  })
  const [part] = listParts(
    "import { DataGrid } from '#kit/grid/data-grid.tsx'",
    { '../../widgets/_kit/grid/data-grid.tsx': { DataGrid } },
    {},
    facts['kit-grid'] ?? {},
  )
  expect(part?.props.find(({ name }) => name === 'columns')?.type).toBe('readonly Column<Row>[]')
  expect(part?.props.find(({ name }) => name === 'empty')).toMatchObject({ type: 'string', preset: 'none' })
})

test('of a type that is a list of values under a name, the values are told', () => {
  const note = readKitFacts()['kit-messages']?.['#kit/feedback/note.tsx']?.Note
  const kind = "'info' | 'warning' | 'success' | 'error'"
  expect(note?.props.find(({ name }) => name === 'kind')?.type).toBe(kind)
  const Note = Object.assign(() => null, {
    __docgenInfo: { props: { kind: { required: true, tsType: { name: 'NotificationKind' } } } },
  })
  const [part] = listParts(
    "import { Note } from '#kit/feedback/note.tsx'",
    { '../../widgets/_kit/feedback/note.tsx': { Note } },
    {},
    readKitFacts()['kit-messages'] ?? {},
  )
  expect(part?.props.find(({ name }) => name === 'kind')?.type).toBe(kind)
})

test('of each part its page has a short usage of its own, with what must be given alone', () => {
  const parts = Object.values(readKitFacts()).flatMap(page => Object.values(page).flatMap(Object.entries))
  expect(parts.length).toBeGreaterThan(25)
  for (const [name, { example }] of parts) {
    expect(example, name).toContain(`<${name}`)
    expect(example?.split('\n').length, name).toBeLessThan(18)
  }
  const { Button } = readKitFacts()['kit-button']?.['#kit/feedback/button.tsx'] ?? {}
  expect(Button?.example).toBe('<Button label="Save the draft" />')
  expect(readKitFacts()['kit-fields']?.['#kit/form/text-area.tsx']?.TextArea?.example).toMatch(
    /^<TextArea of=\{form\}/,
  )
  for (const [name, { example }] of parts)
    expect(example, name).not.toMatch(/^const |\bset[A-Z]\w*\(|send\(/m)
})

test('a default is told that the body gives, or a hook that gets the props whole', () => {
  const Picker = Object.assign(() => null, {
    __docgenInfo: {
      props: { kind: optional('string'), yearsBack: optional('number'), hint: optional('string') },
    },
  })
  const source = `export const YEARS_BACK = 100

export function Picker(picker: Props): ReactNode {
  const { kind = 'past', hint } = picker
  const { from } = useCalendar(picker)
}

function useCalendar({ value, yearsBack = YEARS_BACK }: Props) {}
`
  const presets = listProps(Picker, place('picker.tsx', { 'picker.tsx': source }))?.map(
    ({ name, preset }) => [name, preset],
  )
  expect(presets).toEqual([
    ['kind', "'past'"],
    ['yearsBack', '100'],
    ['hint', 'none'],
  ])
})

test('a default is told that another part gives, to which the prop is handed on', () => {
  const Field = Object.assign(() => null, {
    __docgenInfo: {
      props: {
        yearsBack: optional('number'),
        loud: optional('string'),
        isBusy: optional('boolean'),
        onSend: optional('signature'),
        opener: optional('object'),
      },
    },
  })
  const field = `import { Button } from '#kit/button.tsx'

const loadPicker = () => import('./picker.tsx')

function useSending({ model, onSend = (_, send) => void send() }: Field, id: string) {}

export function Field(field: Field): ReactNode {
  const back = useWayBack(field.opener?.current ?? document.activeElement)
  return (
    <>
      <Button
        kind={field.loud}
        label="Send"
      />
      <Calendar years={yearsBack === undefined ? {} : { yearsBack }} />
    </>
  )
}
`
  const sources = {
    '../../widgets/_kit/field.tsx': field,
    '../../widgets/_kit/picker.tsx': 'function usePicker({ yearsBack = 100 }: Picker) {}\n',
    '../../widgets/_kit/button.tsx':
      "export function Button({ kind = 'primary', label }: {\n  kind?: Kind\n}) {}\n",
  }
  const presets = listProps(Field, place('../../widgets/_kit/field.tsx', sources))
  expect(presets?.map(({ name, preset }) => [name, preset])).toEqual([
    ['yearsBack', '100'],
    ['loud', "'primary'"],
    ['isBusy', 'false'],
    ['onSend', '(_, send) => void send()'],
    ['opener', 'document.activeElement'],
  ])
})

test('controls tell of a prop what the page of its part tells', () => {
  const Part = Object.assign(() => null, {
    __docgenInfo: {
      props: {
        label: { required: true, tsType: { name: 'string' }, description: 'Its name.' },
        isBusy: { ...optional('boolean'), defaultValue: { value: 'false' } },
        title: optional('string'),
      },
    },
  })
  expect(describeArgs(Part, ['label', 'isBusy'])).toEqual({
    label: {
      description: 'Its name.',
      table: { type: { summary: 'string' }, defaultValue: { summary: 'required' } },
    },
    isBusy: { description: '', table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } } },
  })
})
