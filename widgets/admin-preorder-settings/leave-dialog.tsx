import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { RULE_SETS } from '#core/api/preorders/rules.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { PreorderSettings } from './model.ts'
import { t as tRule } from './rule-messages.ts'

/** Forms by the headings they stand under; of several rules of a set it is told once. */
function nameForms(forms: ReadonlySet<string>): string {
  const names = [...forms].map(form => {
    const set = RULE_SETS.find(one => form.split(' ')[0] === one)
    return set ? t(`set.${set}`) : form === 'default' ? tRule('defaultTitle') : t('settingTitle')
  })
  return [...new Set(names)].join(', ')
}

/** Asked before what was typed is left behind. */
export function LeaveDialog({ model }: { model: PreorderSettings }): ReactNode {
  useSignals()
  const id = useUniqueId()
  return (
    <Dialog title={t('leaveTitle')} startsAt="title" describedBy={id} onClose={model.stay}>
      <p id={id}>
        <KeyedText value={t('leaveText', { names: nameForms(model.dirtyForms.value) })} />
      </p>
      <div className="ostrov-form-actions">
        <Button label={t('stay')} onPress={model.stay} />
        <Button kind="secondary" label={t('leave')} onPress={model.discard} />
      </div>
    </Dialog>
  )
}
