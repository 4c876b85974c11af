import type { ReactNode } from 'react'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import type { Payment } from '#core/api/payments/payments.ts'

const PHONE = 'M7 2.5h10v19H7zM11 18.5h2'
const CALENDAR = 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4'
const CLOCK = 'M12 3a9 9 0 100 18 9 9 0 000-18M12 7v5l3 2'
const SHAPES: Readonly<Record<Delivery['kind'] | Payment['kind'], string>> = {
  courier:
    'M14 17V6H2v11h3M9 17h6M19 17h3v-4l-4-4h-4M5 17a2 2 0 104 0 2 2 0 10-4 0M15 17a2 2 0 104 0 2 2 0 10-4 0',
  'dispensing-place': 'M3 7.5L12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
  store: 'M3 9l2-5h14l2 5a3 3 0 01-6 0 3 3 0 01-6 0 3 3 0 01-6 0M5 12v8h14v-8M10 20v-5h4v5',
  express: 'M13 3L5 13.5h6L10 21l8-10.5h-6z',
  atc: CLOCK,
  card: 'M3 5h18v14H3zM3 10h18M7 15h3',
  'google-pay': PHONE,
  'apple-pay': PHONE,
  transfer: 'M3 9l9-5.5L21 9zM5 9v8M12 9v8M19 9v8M3 20h18',
  cash: 'M2 6h20v12H2zM12 9a3 3 0 100 6 3 3 0 000-6',
  instalment: CALENDAR,
  lease: CALENDAR,
  twisto: CLOCK,
}

/** The kind of a delivery or a payment at a glance; its name stands beside it. */
export const KindIcon = ({ kind }: { kind: keyof typeof SHAPES }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={SHAPES[kind]} />
  </svg>
)
