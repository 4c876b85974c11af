import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { RULE_SETS } from '#core/api/preorders/rules.ts'
import type { PreorderSetting } from '#core/api/preorders/settings.ts'
import { words } from '#core/intl/words.ts'
import type { Island } from '#core/widget.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { NEW } from './chosen-setting.ts'
import { DefaultRule } from './default-rule.tsx'
import { DoneNote } from './done-note.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { t } from './messages.ts'
import { createPreorderSettings, type PreorderSettings } from './model.ts'
import type { params } from './params.ts'
import { RuleSet } from './rule-set.tsx'
import { ScoreSummary } from './score-summary.tsx'
import { SettingFields } from './setting-fields.tsx'
import { SettingList } from './setting-list.tsx'

/** The settings of pre-orders beside each other, and the one that is chosen with its rules. */
export const View = ({ params: { heading } }: Island<typeof params>): ReactNode => (
  <StaffOnly>
    {heading && <h2>{heading}</h2>}
    <Settings />
  </StaffOnly>
)

function Settings(): ReactNode {
  useSignals()
  const model = useModel(createPreorderSettings)
  const place = useFocusInPlace<HTMLDivElement>({ isShown: true })
  return (
    <div ref={place} tabIndex={-1} className="ostrov-admin-preorder-settings">
      <SettingList model={model} />
      <div className="ostrov-preorder-detail">
        <Detail model={model} />
        <DoneNote model={model} />
      </div>
      {model.wanted.value && <LeaveDialog model={model} />}
    </div>
  )
}

/** Other values of its own are another form; a rule more or less leaves alone what is typed. */
const nameValues = ({ id, name, priority, is_active, ...rest }: PreorderSetting): string =>
  JSON.stringify([id, name, priority, is_active, rest.type_device, rest.master_product, rest.product])

function Detail({ model }: { model: PreorderSettings }): ReactNode {
  useSignals()
  const id = model.chosen.value
  const setting = model.setting.data.value
  const rules = model.rules.data.value
  const failure = model.setting.failure.value ?? model.rules.failure.value
  if (id === null) return model.list.failure.value ? null : <p>{t('pick')}</p>
  if (id === NEW)
    return (
      <>
        <h3>{t('newTitle')}</h3>
        <SettingFields key={NEW} model={model} former={null} />
      </>
    )
  if (failure && !(setting && rules))
    return <FailureNote failure={failure} lead={t('settingFailed')} onRetry={model.reload} />
  if (!setting || !rules)
    return (
      <div aria-busy="true">
        <p className="ostrov-hidden">{words('loading')}</p>
        <SkeletonCards count={4} layout="rows" />
      </div>
    )
  return (
    <>
      <h3>{t('settingTitle')}</h3>
      <SettingFields key={`${model.formTurn.value} ${nameValues(setting)}`} model={model} former={setting} />
      <ScoreSummary model={model} setting={setting} />
      {RULE_SETS.map(set => (
        <RuleSet key={set} model={model} id={id} set={set} rules={rules.rules} />
      ))}
      <DefaultRule model={model} id={id} rules={rules.rules} />
    </>
  )
}
