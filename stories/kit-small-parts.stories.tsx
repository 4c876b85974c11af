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
import { InState, inLanguage, inStates, kitStory } from '../.storybook/kit-story.tsx'
import { SMALL_PARTS } from './do-and-dont/parts-for-customers.tsx'

/** What lists, carts and the warehouse are made of. */
export default { title: 'Kit/Small parts' } satisfies Meta

const WORDS = {
  cs: {
    pieces: {
      label: 'Počet kusů: Kabel USB-C',
      fewer: 'O kus méně: Kabel USB-C',
      more: 'O kus více: Kabel USB-C',
    },
    cables: 'Kabely',
    watches: 'Chytré hodinky',
    chosen: 'Vybrané skupiny',
    waiting: 'Čeká na platbu',
    good: 'Doručeno',
    ended: 'Zrušeno',
    qr: 'QR platba',
  },
  ro: {
    pieces: {
      label: 'Număr de bucăți: Cablu USB-C',
      fewer: 'O bucată mai puțin: Cablu USB-C',
      more: 'O bucată în plus: Cablu USB-C',
    },
    cables: 'Cabluri',
    watches: 'Ceasuri inteligente',
    chosen: 'Grupuri alese',
    waiting: 'Așteaptă plata',
    good: 'Livrat',
    ended: 'Anulat',
    qr: 'Plată prin cod QR',
  },
  en: {
    pieces: {
      label: 'Pieces: USB-C cable',
      fewer: 'One piece less: USB-C cable',
      more: 'One piece more: USB-C cable',
    },
    cables: 'Cables',
    watches: 'Smartwatches',
    chosen: 'Chosen sets',
    waiting: 'Waiting for payment',
    good: 'Delivered',
    ended: 'Cancelled',
    qr: 'Payment by QR code',
  },
}

function Pieces({ most }: { most: number }): ReactNode {
  const [value, setValue] = useState(1)
  return <Stepper value={value} most={most} texts={inLanguage(WORDS).pieces} onChange={setValue} />
}

function Pages(): ReactNode {
  const [page, setPage] = useState(2)
  return <Pager page={page} pageCount={3} onGoTo={setPage} />
}

function Chosen(): ReactNode {
  const { cables, watches, chosen } = inLanguage(WORDS)
  const [picked, setPicked] = useState<readonly Picked[]>([
    { id: '1', name: cables },
    { id: '2', name: watches },
  ])
  return (
    <Chips
      label={chosen}
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

const States = (): ReactNode => {
  const { waiting, good, ended } = inLanguage(WORDS)
  return (
    <div className="kit-row">
      <StateLabel tone="waiting" text={waiting} />
      <StateLabel tone="good" text={good} />
      <StateLabel tone="ended" text={ended} />
    </div>
  )
}

export const AllParts = kitStory(
  () => ({
    'How many': <Pieces most={3} />,
    'Pages, the next one pointed at': (
      <InState states={['hover']} of="a:last-of-type">
        <Pages />
      </InState>
    ),
    'What was picked': <Chosen />,
    ...inStates('button:last-of-type', <Pressable />),
    'A state in words': <States />,
    'For a scanner': <Barcode code="CRATE0001" />,
    'For a phone’s camera': (
      <div style={{ inlineSize: '8rem' }}>
        <QrCode text="SPD*1.0*ACC:CZ6508000000192000145399*AM:12990.00*CC:CZK" label={inLanguage(WORDS).qr} />
      </div>
    ),
  }),
  async ({ canvas }) => {
    const of = (name: string) => within(canvas.getByRole('region', { name }))
    const { pieces: texts, cables } = inLanguage(WORDS)
    const pieces = of('How many')
    await userEvent.click(pieces.getByRole('button', { name: texts.more }))
    await expect(pieces.getByRole('textbox', { name: texts.label })).toHaveValue('2')
    const picked = of('What was picked')
    await userEvent.click(picked.getByRole('button', { name: new RegExp(`: ${cables}$`) }))
    await expect(picked.queryByText(cables)).toBeNull()
  },
)

export const DoAndDont = doAndDont('kit-small-parts', SMALL_PARTS)
