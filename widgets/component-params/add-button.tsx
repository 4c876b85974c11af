import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { t } from './messages.ts'
import type { Editor } from './model.ts'

/** The way to a new component, or back to the one that was begun. */
export function AddButton({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const begun = editor.catalogue.value?.widgets[editor.started.value?.component ?? '']
  return (
    <Button
      kind="secondary"
      label={begun ? t('addGoOn', { label: begun.label }) : t('add')}
      onPress={editor.add}
    />
  )
}
