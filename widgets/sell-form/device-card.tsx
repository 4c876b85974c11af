import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { buyback } from '#core/buyback/buyback.ts'
import { nameColor, nameDevice } from '#core/buyback/name-device.ts'
import type { Step } from '#core/device/selection.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './form-text.ts'

/** Which device is sold and for how much, as it stands at this moment. */
export function DeviceCard(): ReactNode {
  useSignals()
  const id = useUniqueId()
  const { grade, price, result } = buyback.appraisal.value ?? {}
  const color = readChoice('color')
  const name = nameDevice(readChoice('manufacturer')?.label ?? '', readChoice('model')?.label ?? '')
  const device = [name, color && nameColor(color.label)]
  return (
    <section className="ostrov-sell-device" aria-labelledby={id} aria-busy={buyback.isLoading.value}>
      <h4 id={id}>{t('device')}</h4>
      <div className="ostrov-sell-device-body">
        {color?.image && <img src={color.image} alt={color.image_alt ?? ''} width="96" height="96" />}
        <dl>
          <Row term={t('deviceName')} value={keepUnits(device.filter(Boolean).join(', '))} />
          {result && grade && <Row term={t('grade')} value={grade} />}
          {result && typeof price === 'number' && <Row term={t('price')} value={showPrice(price)} isStrong />}
        </dl>
      </div>
      {buyback.fault.value ? (
        <Note kind="error">
          <KeyedText value={buyback.fault.value.message ?? t('priceFailed')} />
          <Button kind="secondary" label={words('retry')} onPress={() => void buyback.reloadAppraisal()} />
        </Note>
      ) : (
        !result && (
          <Note kind="warning">
            <KeyedText value={t('priceGone')} />
          </Note>
        )
      )}
    </section>
  )
}

const Row = ({
  term,
  value,
  isStrong = false,
}: {
  term: string
  value: string
  isStrong?: boolean
}): ReactNode => (
  <div>
    <dt>{term}</dt>
    <KeyedText as="dd" value={value} {...(isStrong && { className: 'ostrov-sell-price' })} />
  </div>
)

const readChoice = (step: Step) =>
  buyback.choices[step].data.value?.find(choice => choice.value === buyback.selection.value[step])
