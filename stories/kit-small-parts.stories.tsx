import type { Meta } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StateLabel } from '#kit/order/order-state.tsx'
import { Pager } from '#kit/pager/pager.tsx'
import { Chips, type Picked } from '#kit/picker/chips.tsx'
import { Barcode } from '#kit/scanner/barcode.tsx'
import { Stepper } from '#kit/stepper/stepper.tsx'
import { QrCode } from '#kit/transfer/qr-code.tsx'
import { doAndDont } from '../.storybook/do-and-dont.tsx'
import { InState, inStates, kitStory } from '../.storybook/kit-story.tsx'
import { SMALL_PARTS } from './do-and-dont/parts-for-customers.tsx'

/** What lists, carts and the warehouse are made of. */
export default { title: 'Kit/Small parts', globals: { language: 'en' } } satisfies Meta

const TEXTS = { label: 'Pieces', fewer: 'One less', more: 'One more' }

function Pieces({ most }: { most: number }): ReactNode {
  const [value, setValue] = useState(1)
  return <Stepper value={value} most={most} texts={TEXTS} onChange={setValue} />
}

function Pages(): ReactNode {
  const [page, setPage] = useState(2)
  return <Pager page={page} pageCount={3} onGoTo={setPage} />
}

function Chosen(): ReactNode {
  const [picked, setPicked] = useState<readonly Picked[]>([
    { id: '1', name: 'Cables' },
    { id: '2', name: 'Smartwatches' },
  ])
  return (
    <Chips
      label="Chosen sets"
      picked={picked}
      onRemove={gone => setPicked(picked.filter(({ id }) => id !== gone.id))}
    />
  )
}

const Pressable = (): ReactNode => (
  <div className="kit-row">
    <Pieces most={3} />
    <Chosen />
  </div>
)

export const AllParts = kitStory(
  {
    'How many': <Pieces most={3} />,
    'Pages, the next one pointed at': (
      <InState states={['hover']} of="a:last-of-type">
        <Pages />
      </InState>
    ),
    'What was picked': <Chosen />,
    ...inStates('button:last-of-type', <Pressable />),
    'A state in words': (
      <div className="kit-row">
        <StateLabel tone="waiting" text="Waiting for payment" />
        <StateLabel tone="good" text="Delivered" />
        <StateLabel tone="ended" text="Cancelled" />
      </div>
    ),
    'For a scanner': <Barcode code="CRATE0001" />,
    'For a phone’s camera': (
      <div style={{ inlineSize: '8rem' }}>
        <QrCode text="SPD*1.0*ACC:CZ6508000000192000145399*AM:12990.00*CC:CZK" label="Payment by QR code" />
      </div>
    ),
  },
  async ({ canvas }) => {
    const of = (name: string) => within(canvas.getByRole('region', { name }))
    const pieces = of('How many')
    await userEvent.click(pieces.getByRole('button', { name: 'One more' }))
    await expect(pieces.getByRole('textbox', { name: 'Pieces' })).toHaveValue('2')
    const picked = of('What was picked')
    await userEvent.click(picked.getByRole('button', { name: 'Remove: Cables' }))
    await expect(picked.queryByText('Cables')).toBeNull()
  },
)

export const DoAndDont = doAndDont('kit-small-parts', SMALL_PARTS)
