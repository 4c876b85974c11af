import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { ParamValues } from '#core/params/define-params.ts'
import { Button } from '#kit/feedback/button.tsx'
import { t } from './messages.ts'
import { createAdminOrderDeliveryDetail } from './model.ts'
import type { params } from './params.ts'

export function View({ params: { heading } }: { params: ParamValues<typeof params> }): ReactNode {
  useSignals()
  const [model] = useState(createAdminOrderDeliveryDetail)
  const isOpen = model.isOpen.value
  return (
    <div className="ostrov-admin-order-delivery-detail">
      {heading && <h2>{heading}</h2>}
      <p>{t('text')}</p>
      {isOpen && <p>{t('more')}</p>}
      <Button kind="secondary" label={t(isOpen ? 'hide' : 'show')} onPress={model.toggle} />
    </div>
  )
}
