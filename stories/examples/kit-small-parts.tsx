// The widget's style.css begins with:
// @import "../_kit/order/order.css";
// @import "../_kit/pager/pager.css";
// @import "../_kit/picker/picker.css";
// @import "../_kit/scanner/scanner.css";
import { type ReactNode, useState } from 'react'
import { StateLabel } from '#kit/order/order-state.tsx'
import { Pager } from '#kit/pager/pager.tsx'
import { Chips, type Picked } from '#kit/picker/chips.tsx'
import { Barcode } from '#kit/scanner/barcode.tsx'
import { Stepper } from '#kit/stepper/stepper.tsx'
import { QrCode } from '#kit/transfer/qr-code.tsx'

export function Crates({ crate, payment }: { crate: string; payment: string }): ReactNode {
  const [page, setPage] = useState(1)
  const [pieces, setPieces] = useState(1)
  const [picked, setPicked] = useState<readonly Picked[]>([{ id: '1', name: 'Cables' }])
  return (
    <>
      <StateLabel tone="waiting" text="Waiting for payment" />
      <Barcode code={crate} />
      <QrCode text={payment} label="Payment by QR code" />
      <Stepper
        value={pieces}
        most={20}
        texts={{ label: 'Pieces', fewer: 'One piece less', more: 'One piece more' }}
        onChange={setPieces}
      />
      <Chips
        label="Chosen sets"
        picked={picked}
        onRemove={gone => setPicked(picked.filter(({ id }) => id !== gone.id))}
      />
      <Pager page={page} pageCount={3} onGoTo={setPage} />
    </>
  )
}
