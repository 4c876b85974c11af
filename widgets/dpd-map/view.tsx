import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { FoldedStep } from '#kit/device/folded-step.tsx'
import { useFolding } from '#kit/device/use-folding.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { namePlace } from '#kit/places/describe-place.ts'
import { PlacePicker } from '#kit/places/place-picker.tsx'
import { placesMessages } from '#kit/places/places-messages.ts'
import { useMapPoint } from '#kit/places/use-map-point.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createDpdMap, type DpdMapModel } from './model.ts'
import type { params } from './params.ts'

const say = createTranslate(placesMessages)
const loadMap = () => import('#kit/places/provider-map.tsx')
const loadHelp = () => import('./help-text.tsx')
const CARRIER = 'DPD'

/** DPD's own map, and beside it the same places as a list. */
export function View({
  params: { heading, delivery, mapKey },
}: {
  params: ParamValues<typeof params>
}): ReactNode {
  useSignals()
  const root = useRef<HTMLDivElement>(null)
  const model = useModel(() => createDpdMap(delivery))
  const folding = useFolding(root)
  const place = useFocusInPlace<HTMLDivElement>()
  const chosen = model.place.value
  const isOpen = chosen === null || folding.held !== null
  const settle = (): void => {
    model.tell(root.current)
    folding.settle()
  }
  return (
    <div ref={root} className="ostrov-dpd">
      {heading && <h2>{heading}</h2>}
      <div ref={place} tabIndex={-1} className="ostrov-step" data-open={isOpen || undefined}>
        {chosen && !isOpen ? (
          <FoldedStep name={t('chosen')} value={namePlace(chosen)} onChange={() => folding.reopen('place')} />
        ) : (
          <Picking model={model} mapKey={mapKey} onHold={() => folding.hold('place')} onSettle={settle} />
        )}
      </div>
      {!isOpen && model.isTaken.value && (
        <Note kind="success">
          <KeyedText value={t('taken')} />
        </Note>
      )}
      <Help />
    </div>
  )
}

/** How a parcel is picked up, in the site's own words; read by who opens it. */
function Help(): ReactNode {
  const [isWanted, setWanted] = useState(false)
  const { part, isMissing, retry } = useLazyModule(loadHelp, isWanted)
  return (
    <details className="ostrov-dpd-help" onToggle={() => setWanted(true)}>
      <summary>{t('help')}</summary>
      {part && <part.HelpText />}
      {isMissing && <Button kind="secondary" label={words('retry')} onPress={retry} />}
    </details>
  )
}

function Picking({
  model,
  mapKey,
  onHold,
  onSettle,
}: {
  model: DpdMapModel
  mapKey: string
  onHold: () => void
  onSettle: () => void
}): ReactNode {
  useSignals()
  return (
    <div className="ostrov-dpd-columns" data-held={model.place.value ? true : undefined}>
      <MapPane model={model} mapKey={mapKey} onChosen={onSettle} />
      <PlacePicker
        legend={t('legend')}
        search={model.search}
        value={model.place.value?.id ?? null}
        onChoose={place => {
          model.choose(place)
          onHold()
        }}
        onSettle={onSettle}
      />
    </div>
  )
}

/** The map; where it does not come, it says so, and the list stays. */
function MapPane({
  model,
  mapKey,
  onChosen,
}: {
  model: DpdMapModel
  mapKey: string
  onChosen: () => void
}): ReactNode {
  const { part, isMissing } = useLazyModule(loadMap, true)
  const [hasFailed, setFailed] = useState(false)
  const { trouble, check } = useMapPoint(model.search, place => {
    model.choose(place)
    onChosen()
  })
  const isGone = hasFailed || isMissing
  return (
    <div className="ostrov-dpd-map">
      {(trouble ?? (isGone && say('mapFailed', { name: CARRIER }))) && (
        <Note kind="error">
          <KeyedText value={trouble ?? say('mapFailed', { name: CARRIER })} />
        </Note>
      )}
      {!isGone &&
        (part ? (
          <part.ProviderMap
            provider="dpd"
            name={CARRIER}
            mapKey={mapKey}
            onPoint={id => void check(id)}
            onClose={() => {}}
            onMissing={() => setFailed(true)}
          />
        ) : (
          <div className="ostrov-places-map" />
        ))}
    </div>
  )
}
