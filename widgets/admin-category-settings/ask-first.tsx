import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import type { AssignmentModel } from './assignment-model.ts'
import { t } from './messages.ts'

/** More products than anybody looks through are changed only after their number was read. */
export function AskFirst({ model }: { model: AssignmentModel }): ReactNode {
  useSignals()
  const asked = model.asked.value
  if (!asked) return null
  const targets = model.targets.value
  const names = targets.map(({ name }) => name).join(', ')
  const numbers = { products: model.selection.count.value, categories: targets.length, names }
  return (
    <Dialog
      title={t(asked === 'add' ? 'addSure' : 'takeOutSure', numbers)}
      startsAt="title"
      onClose={model.refuse}
    >
      <p className="ostrov-muted">{t('canUndo')}</p>
      <div className="ostrov-form-actions">
        <Button label={t(asked)} onPress={() => void model.confirm()} />
        <Button kind="secondary" label={words('cancel')} onPress={model.refuse} />
      </div>
    </Dialog>
  )
}
