import type { ReactNode } from 'react'
import type { PayMode } from '#core/cart/cart-state.ts'
import { Few } from './few.tsx'
import { t } from './instalment-messages.ts'

/** Where instalments are arranged; nothing where there is no choice. */
export const ArrangeField = ({
  modes,
  mode,
  onChange,
}: {
  modes: readonly PayMode[]
  mode: PayMode
  onChange: (mode: PayMode) => void
}): ReactNode =>
  modes.length > 1 && (
    <Few
      legend={t('arrange')}
      options={modes.map(one => [one, t(one)])}
      value={mode}
      onChange={text => {
        const next = modes.find(one => one === text)
        if (next) onChange(next)
      }}
    />
  )
