import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { PreorderSetting } from '#core/api/preorders/settings.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { boundScore } from '#core/preorders/score.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { showPoints, showScore } from './describe-rule.ts'
import { t } from './messages.ts'
import type { PreorderSettings } from './model.ts'

/** What the score of a setting is made of: the server's own words, and until they come the rules'. */
export function ScoreSummary({
  model,
  setting,
}: {
  model: PreorderSettings
  setting: PreorderSetting
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const title = t(model.isTyped.value ? 'scoreTitleSaved' : 'scoreTitle')
  const told = model.score.data.value
  const failure = model.score.failure.value
  const isTold = told?.version === setting.version
  const { base, lowest, highest, parts } = isTold ? told : boundScore(setting)
  // A colleague may have changed it meanwhile, and the score is of what is saved.
  const scored = isTold ? told.settings.find(one => one.id === setting.id) : null
  const typed = model.typed.value
  const next = typed && boundScore({ ...typed, rules: setting.rules })
  const range = (from: number, to: number, show: (n: number) => string): string =>
    from === to ? show(from) : t('scoreRange', { lowest: show(from), highest: show(to) })
  return (
    <section className="ostrov-preorder-score" aria-labelledby={id}>
      <KeyedText as="h3" value={title}>
        <span id={id}>{title}</span>
      </KeyedText>
      <p className="ostrov-muted">{t('scoreLead')}</p>
      {failure && (
        <FailureNote
          failure={failure}
          lead={t('whatIfFailed')}
          isBusy={model.score.isPending.value}
          onRetry={() => void model.score.refetch()}
        />
      )}
      <dl>
        <Line name={t('scoreBase', { priority: (scored ?? setting).priority })} value={showNumber(base)} />
        {parts
          .filter(part => part.rule_set !== 'stock')
          .map(part => (
            <Line
              key={part.rule_set}
              name={t(`set.${part.rule_set}`)}
              value={range(part.lowest, part.highest, showPoints)}
            />
          ))}
        <Line name={t('scoreTotal')} value={range(lowest, highest, showScore)} />
        {next && <Line name={t('scoreTotalNew')} value={range(next.lowest, next.highest, showScore)} />}
      </dl>
      <p className="ostrov-muted">{t('scoreStock')}</p>
    </section>
  )
}

const Line = ({ name, value }: { name: string; value: string }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <KeyedText as="dd" value={value} />
  </div>
)
