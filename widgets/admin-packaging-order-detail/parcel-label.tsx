import { type ReactNode, useRef } from 'react'
import type { PackedOrder } from '#core/api/picking/packing.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Barcode } from '#kit/scanner/barcode.tsx'
import { printPart } from '#kit/scanner/print-part.ts'
import { writeKilograms, writeSize } from '#kit/scanner/write-measures.ts'
import { t } from './messages.ts'

/** What is stuck on the parcel, which only paper shows: its number, or that of its order where the carrier gave none. */
export function ParcelLabel({
  order: { number, label, size, weight, delivery_name: delivery },
}: {
  order: PackedOrder
}): ReactNode {
  const part = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={part} className="ostrov-packing-label">
        <KeyedText as="strong" value={delivery} />
        <Barcode code={label || number} />
        <KeyedText as="p" value={t('order', { number })} />
        {size && <KeyedText as="p" value={writeSize(size)} />}
        {weight !== null && <KeyedText as="p" value={writeKilograms(weight)} />}
      </div>
      <Button label={t('printLabel')} onPress={() => printPart(part.current)} />
    </>
  )
}
