import { useSignals } from '@preact/signals-react/runtime'
import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import * as v from 'valibot'
import { Discount, discount } from '#core/api/discounts/discounts.ts'
import { FailureError } from '#core/http/failure.ts'
import { createRecordModel } from '#core/record/record-model.ts'
import { required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'
import { useModel } from '#kit/react/use-model.ts'
import type { RecordSection } from '#kit/record/record.ts'
import { RecordView } from '#kit/record/record-view.tsx'
import type { Removal } from '#kit/record/remove-dialog.tsx'
import { DISCOUNT } from '#testing/fixtures/discounts.ts'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { RECORDS } from './do-and-dont/parts-for-staff.tsx'

/**
 * One record as a form in sections. Each change is marked and can be taken back by itself; drafts outlive a reload of the
 * tab; what a colleague saved meanwhile is put together with it, field by field.
 */
export default {
  title: 'Kit/Record',
  globals: { language: 'en' },
  parameters: { server: { discount: { ...DISCOUNT, name: 'Christmas 10 %' } } },
} satisfies Meta

type Play = NonNullable<Meta['play']>
type Canvas = Parameters<Play>[0]['canvas']

const EMPTY = { name: '', value: '', minimum: '', is_active: false }

const toValues = ({ name, value, minimal_sum, is_active }: Discount): typeof EMPTY => ({
  name,
  value: String(value / 100),
  minimum: String(minimal_sum / 100),
  is_active,
})

const schema = v.object({
  name: required(textField({ max: 100 })),
  value: required(textField()),
  minimum: required(textField()),
  is_active: v.boolean(),
})

const SECTIONS: readonly RecordSection[] = [
  {
    id: 'what',
    title: 'What it gives',
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'amount', name: 'value', label: 'Discount', hint: 'In per cent.' },
    ],
  },
  {
    id: 'when',
    title: 'When it holds',
    fields: [
      { kind: 'amount', name: 'minimum', label: 'Least order' },
      { kind: 'flag', name: 'is_active', label: 'Active' },
    ],
  },
]

const REMOVAL: Removal = {
  title: 'Delete the discount Christmas 10 %?',
  label: 'Delete the discount',
  restoreLabel: 'Restore the record',
  impact: ['It has 988 codes that can still be used.'],
  wayBack: 'The deletion can be undone.',
  failure: null,
  onAsk: () => {},
}

/** Whoever saves meets a colleague, who has saved a name and a least order of their own. */
const createMet = () =>
  createRecordModel<Discount, typeof EMPTY, v.InferOutput<typeof schema>>({
    // Stories beside each other share a tab: none finds the draft of another.
    name: `kit-record-${crypto.randomUUID()}`,
    id: '11',
    emptyValues: EMPTY,
    schema,
    fields: { name: 'name', value: 'value', minimum: 'minimal_sum', is_active: 'is_active' },
    toValues,
    load: id => ({ endpoint: discount, args: { id } }),
    readCurrent: body => v.parse(Discount, body),
    create: () => Promise.reject(new Error('It is there already.')),
    save: async () => {
      const body = { ...DISCOUNT, version: 4, name: 'Advent', minimal_sum: '500.00' }
      throw new FailureError({ kind: 'conflict', message: null }, 'discount', { isWrite: true, body })
    },
    remove: async record => record,
    restore: async record => record,
  })

function Changed(): ReactNode {
  useSignals()
  const model = useModel(createMet)
  return (
    <div className="ostrov">
      {model.isOpen.value && <RecordView model={model} sections={SECTIONS} removal={REMOVAL} />}
    </div>
  )
}

async function write(canvas: Canvas, label: string, text: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name: label })
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

const save = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Save' }))

/** Two fields are changed, of which one is wrong. */
export const ChangedWithErrors = {
  render: () => <Changed />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await write(canvas, 'Discount', '15')
    await write(canvas, 'Name', '')
    await save(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
  },
}

export const ColleagueSavedToo = {
  render: () => <Changed />,
  play: async ({ canvas }: Parameters<Play>[0]) => {
    await write(canvas, 'Name', 'Christmas 15 %')
    await save(canvas)
    await expect(await canvas.findByRole('radio', { name: 'Keep: Christmas 15 %' })).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Take: Advent' })).not.toBeChecked()
    await expect(canvas.getByText('Least order: taken over 500')).toBeVisible()
  },
}

export const DoAndDont = doAndDont('kit-record', RECORDS)
