import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { PreorderSetting } from '#core/api/preorders/settings.ts'
import type { WhatIf } from '#core/preorders/what-if.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { describeChange } from './describe-rule.ts'
import { t } from './messages.ts'
import type { PreorderSettings } from './model.ts'

/** As many as are read through before one decides. */
const MOST = 5

/** Who is given pieces, where that changes at all, and only then whose score does. */
function tellCounts(counts: WhatIf['counts']): string {
  const { gains, loses, moves, score } = counts
  const isSame = gains + loses + moves === 0
  if (isSame && score === 0) return t('whatIfNone')
  const given = isSame ? t('whatIfSame') : t('whatIfCounts', counts)
  return score > 0 ? `${given} ${t('whatIfScores', { score })}` : given
}

/** What a change would do, before it is saved. */
export function WhatIfNote({
  model,
  change,
}: {
  model: PreorderSettings
  change: (setting: PreorderSetting) => PreorderSetting
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const whatIf = model.preview(change)
  if (!whatIf)
    return (
      <p className="ostrov-muted">
        <KeyedText value={t(model.score.failure.value ? 'whatIfFailed' : 'whatIfWaiting')} />
      </p>
    )
  const { changes, counts, isAsIfOn } = whatIf
  const others = changes.filter(({ before, after }) => before.setting?.id !== after.setting?.id).length
  const ready = changes.filter(({ candidate }) => candidate.is_ready).length
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in, as it would be in a fieldset
    <div role="group" className="ostrov-preorder-what-if" aria-labelledby={id}>
      <h4 id={id}>{t(isAsIfOn ? 'whatIfOn' : 'whatIf')}</h4>
      <KeyedText as="p" value={tellCounts(counts)} />
      {changes.length > 0 && (
        <KeyedText
          as="p"
          value={ready > 0 ? t('whatIfReady', { ready, count: changes.length }) : t('whatIfNoneReady')}
        />
      )}
      {others > 0 && <KeyedText as="p" value={t('whatIfOthers', { count: others })} />}
      {changes.length > 0 && (
        <ul>
          {changes.slice(0, MOST).map(one => (
            <li key={one.candidate.id} data-kind={one.kind}>
              <KeyedText value={describeChange(one)} />
            </li>
          ))}
          {changes.length > MOST && <KeyedText as="li" value={t('more', { count: changes.length - MOST })} />}
        </ul>
      )}
    </div>
  )
}
